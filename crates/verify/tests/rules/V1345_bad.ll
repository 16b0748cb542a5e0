; RUN: verify
define void @f(ptr swifterror %e) {
  call void @g(ptr %e) ; error@3: swifterror value when used in a callsite should be marked with swifterror attribute
  ret void
}
declare void @g(ptr)
declare void @h(ptr swifterror)
