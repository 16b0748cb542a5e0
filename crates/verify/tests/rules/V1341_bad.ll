; RUN: verify
declare tailcc void @g(ptr)
define tailcc void @f(ptr preallocated(i32) %p) {
  musttail call tailcc void @g(ptr null) ; error@3: preallocated attribute not allowed in tailcc musttail caller
  ret void
}
