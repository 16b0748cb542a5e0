; RUN: verify
declare i1 @llvm.ucmp.i1.i32(i32, i32)
define void @f() {
  %r = call i1 @llvm.ucmp.i1.i32(i32 0, i32 1) ; error@3: result type must be at least 2 bits wide
  ret void
}
