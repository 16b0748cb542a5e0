; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !annotation !0 ; error@3: annotation must have at least one operand
  ret void
}
!0 = !{}
