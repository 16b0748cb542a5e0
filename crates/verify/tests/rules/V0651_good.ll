; RUN: verify
declare ptr @llvm.eh.exceptionpointer.p0(token)
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %s
a:
  ret void
s:
  %w = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %w [ptr null, i32 64, ptr null]
  %r = call ptr @llvm.eh.exceptionpointer.p0(token %p)
  catchret from %p to label %a
}
