; RUN: verify
declare tailcc void @g(ptr)
define tailcc void @f(ptr swifterror %p) {
  musttail call tailcc void @g(ptr null) ; error@3: swifterror attribute not allowed in tailcc musttail caller
  ret void
}
