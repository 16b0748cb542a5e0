; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "kcfi"(i32 1) ]
  ret void
}
