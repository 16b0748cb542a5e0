; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "funclet"() ] ; error@3: Expected exactly one funclet bundle operand
  ret void
}
