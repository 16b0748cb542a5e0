; RUN: verify
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  call void @g(ptr swifterror %p) ; error@3: swifterror argument for call has mismatched parameter
  ret void
}
