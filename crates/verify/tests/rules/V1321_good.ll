; RUN: verify
declare void @llvm.donothing()
define void @f() personality ptr null {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
