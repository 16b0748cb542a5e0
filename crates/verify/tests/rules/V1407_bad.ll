; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "cfguardtarget"() ] ; error@3: Expected exactly one cfguardtarget bundle operand
  ret void
}
