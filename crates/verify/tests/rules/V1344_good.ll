; RUN: verify
define void @f(ptr swifterror %e) {
  store ptr null, ptr %e
  ret void
}
declare void @g(ptr)
declare void @h(ptr swifterror)
