; RUN: verify
declare tailcc void @g(ptr)
define tailcc void @f(ptr inreg %p) {
  musttail call tailcc void @g(ptr null) ; error@3: inreg attribute not allowed in tailcc musttail caller
  ret void
}
