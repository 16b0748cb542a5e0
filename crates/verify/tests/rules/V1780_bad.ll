; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !annotation !0 ; error@3: operands must be a string or a tuple of strings
  ret void
}
!0 = !{i32 1}
