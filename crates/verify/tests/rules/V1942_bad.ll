; RUN: verify
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
declare i32 @p()
define void @f(ptr addrspace(1) %o) gc "statepoint-example" personality ptr @p {
  invoke void @g() to label %a unwind label %u
a:
  ret void
u:
  %l = landingpad token cleanup
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 0, i32 0) ; error@3: gc relocate should be linked to a statepoint
  ret void
}
