; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "cfguardtarget"(ptr %p), "cfguardtarget"(ptr %p) ] ; error@3: Multiple CFGuardTarget operand bundles
  ret void
}
