; RUN: verify
declare ptr @llvm.eh.exceptionpointer.p0(token)
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() {
  %r = call ptr @llvm.eh.exceptionpointer.p0(token none) ; error@3: eh.exceptionpointer argument must be a catchpad
  ret void
}
