; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "ptrauth"(i32 1, i64 2) ]
  ret void
}
