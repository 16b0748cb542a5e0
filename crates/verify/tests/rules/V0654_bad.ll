; RUN: verify
define void @f() personality ptr @p {
  invoke void (...) @llvm.experimental.deoptimize.isVoid() ["deopt"()] to label %a unwind label %u ; error@3: experimental_deoptimize cannot be invoked
a:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
declare void @p()
declare void @llvm.experimental.deoptimize.isVoid(...)
