; RUN: verify
declare void @g(i32, ...)
define void @f(ptr %p) {
  call void (i32, ...) @g(i32 1, ptr inalloca(i32) %p)
  ret void
}
