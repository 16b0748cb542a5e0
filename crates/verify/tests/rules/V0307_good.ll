; RUN: verify
define void @f(ptr %p) {
  %r = load i32, ptr %p
  ret void
}
