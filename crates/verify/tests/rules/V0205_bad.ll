; RUN: verify
define void @f(ptr %p) {
  %r = va_arg ptr %p, metadata ; error@3: Invalid use of metadata!
  ret void
}
