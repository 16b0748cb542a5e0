; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "preallocated"() ] ; error@3: Expected exactly one preallocated bundle operand
  ret void
}
