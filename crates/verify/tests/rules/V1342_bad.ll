; RUN: verify
declare tailcc void @g(ptr)
define tailcc void @f(ptr byref(i32) %p) {
  musttail call tailcc void @g(ptr null) ; error@3: byref attribute not allowed in tailcc musttail caller
  ret void
}
