; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "gc-transition"(), "gc-transition"() ] ; error@3: Multiple gc-transition operand bundles
  ret void
}
