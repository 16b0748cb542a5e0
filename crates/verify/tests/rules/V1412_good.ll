; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i64 2) ]
  ret void
}
