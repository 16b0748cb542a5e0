; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "ptrauth"(i32 1, i32 2) ] ; error@3: Ptrauth bundle discriminator operand must be an i64
  ret void
}
