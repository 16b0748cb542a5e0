; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "ptrauth"(i32 1) ] ; error@3: Expected exactly two ptrauth bundle operands
  ret void
}
