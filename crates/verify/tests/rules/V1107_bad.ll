; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 catch i32 0 ; error@3: Catch operand does not have pointer type!
  ret void
}
