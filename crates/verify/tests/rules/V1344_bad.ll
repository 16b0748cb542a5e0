; RUN: verify
define void @f(ptr swifterror %e) {
  store ptr %e, ptr null ; error@3: swifterror value should be the second operand when used by stores
  ret void
}
declare void @g(ptr)
declare void @h(ptr swifterror)
