; RUN: verify
declare i64 @llvm.ctpop.i64(i32)
define void @f() {
  %r = call i64 @llvm.ctpop.i64(i32 0) ; error@3: Intrinsic has incorrect argument type!
  ret void
}
