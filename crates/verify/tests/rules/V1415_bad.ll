; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "kcfi"(i32 %a) ] ; error@3: Kcfi bundle operand must be an i32 constant
  ret void
}
