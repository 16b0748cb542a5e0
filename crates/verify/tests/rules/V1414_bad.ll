; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "kcfi"() ] ; error@3: Expected exactly one kcfi bundle operand
  ret void
}
