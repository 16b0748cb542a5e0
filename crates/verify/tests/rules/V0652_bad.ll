; RUN: verify
define void @f() personality ptr @p {
  invoke void (i1, ...) @llvm.experimental.guard(i1 true) ["deopt"()] to label %a unwind label %u ; error@3: experimental_guard cannot be invoked
a:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
declare void @p()
declare void @llvm.experimental.guard(i1, ...)
