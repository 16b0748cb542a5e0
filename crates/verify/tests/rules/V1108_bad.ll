; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [0 x ptr] undef ; error@3: Filter operand is not an array of constants!
  ret void
}
