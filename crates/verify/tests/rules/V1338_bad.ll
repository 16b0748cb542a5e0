; RUN: verify
declare tailcc void @g(ptr)
define tailcc void @f(ptr inalloca(i32) %p) {
  musttail call tailcc void @g(ptr null) ; error@3: inalloca attribute not allowed in tailcc musttail caller
  ret void
}
