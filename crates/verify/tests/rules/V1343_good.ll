; RUN: verify
define void @f(ptr swifterror %e) {
  %g = load ptr, ptr %e
  ret void
}
declare void @g(ptr)
declare void @h(ptr swifterror)
