; RUN: verify
declare void @g(ptr swifterror)
define void @f() {
  %p = alloca ptr
  call void @g(ptr swifterror %p) ; error@3: swifterror argument for call has mismatched alloca
  ret void
}
