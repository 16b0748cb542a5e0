; RUN: verify
define void @f(ptr swifterror %e) {
  %g = getelementptr i8, ptr %e, i32 0 ; error@3: swifterror value can only be loaded and stored from, or as a swifterror argument!
  ret void
}
declare void @g(ptr)
declare void @h(ptr swifterror)
