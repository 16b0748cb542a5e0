; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "gc-live"(), "gc-live"() ] ; error@3: Multiple gc-live operand bundles
  ret void
}
