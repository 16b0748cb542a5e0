; RUN: verify
declare i64 @llvm.lrint.i64.v2f32(<2 x float>)
define void @f(<2 x float> %v) {
  %r = call i64 @llvm.lrint.i64.v2f32(<2 x float> %v) ; error@3: llvm.lrint.i64.v2f32: argument and result disagree on vector use
  ret void
}
