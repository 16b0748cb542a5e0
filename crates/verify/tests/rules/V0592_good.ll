; RUN: verify
declare void @g(ptr swifterror)
define void @f(ptr swifterror %p) {
  call void @g(ptr swifterror %p)
  ret void
}
