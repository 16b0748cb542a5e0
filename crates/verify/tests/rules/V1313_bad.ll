; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %a ; error@3: The unwind destination does not have an exception handling instruction!
a:
  ret void
}
