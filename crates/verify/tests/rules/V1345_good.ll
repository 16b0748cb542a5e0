; RUN: verify
define void @f(ptr swifterror %e) {
  call void @h(ptr swifterror %e)
  ret void
}
declare void @g(ptr)
declare void @h(ptr swifterror)
