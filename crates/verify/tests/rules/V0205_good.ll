; RUN: verify
define void @f(ptr %p) {
  %r = va_arg ptr %p, i32
  ret void
}
