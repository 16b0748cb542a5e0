; RUN: dis
; Seed 002: Token Type; Simple Constants.
; Seed 004: Token Type.
; Seed 003: Simple constants.
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
  %t = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  invoke void @g() to label %ok unwind label %dispatch
ok:
  ret void
dispatch:
  %cs = catchswitch within none [label %handler] unwind to caller
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %ok
}
declare void @g()
