; RUN: verify
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g(i32)
declare i32 @h()
declare void @v(...)
declare i32 @w(...)
define void @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token none) ; error@3: gc.result operand #1 must be from a statepoint
  ret void
}
