; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  invoke void @f() to label %c unwind label %d
c:
  ret void
d:
  %m = landingpad i64 cleanup ; error@3: The landingpad instruction should have a consistent result type inside a function.
  ret void
}
