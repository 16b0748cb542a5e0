; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "deopt"(), "deopt"() ] ; error@3: Multiple deopt operand bundles
  ret void
}
