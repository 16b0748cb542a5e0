; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  resume i64 0 ; error@3: The resume instruction should have a consistent result type inside a function.
unused:
  ret void
}
