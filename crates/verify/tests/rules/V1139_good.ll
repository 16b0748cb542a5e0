; RUN: verify
declare void @g()
declare i32 @__CxxFrameHandler3(...)
declare void @llvm.objc.release(ptr)
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  call void @llvm.objc.release(ptr null) [ "funclet"(token %l) ]
  cleanupret from %l unwind to caller
}
