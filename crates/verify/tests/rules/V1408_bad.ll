; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "ptrauth"(i32 1, i64 2), "ptrauth"(i32 1, i64 2) ] ; error@3: Multiple ptrauth operand bundles
  ret void
}
