; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "ptrauth"(i32 %a, i64 2) ] ; error@3: Ptrauth bundle key operand must be an i32 constant
  ret void
}
