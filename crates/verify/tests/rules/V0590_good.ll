; RUN: verify
declare void @g(ptr swifterror)
define void @f() {
  %p = alloca swifterror ptr
  call void @g(ptr swifterror %p)
  ret void
}
