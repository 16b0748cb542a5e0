; RUN: verify
declare void @g(...)
define void @f(ptr %p) {
  call void (...) @g(ptr byval(i32) %p)
  ret void
}
