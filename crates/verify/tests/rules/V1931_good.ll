; RUN: verify
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g(i32)
declare i32 @h()
declare void @v(...)
declare i32 @w(...)
define void @f(ptr addrspace(1) %o, i32 %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @g, i32 1, i32 0, i32 7, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %o)]
  ret void
}
