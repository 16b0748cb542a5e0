; RUN: verify
declare tailcc void @g(ptr)
define tailcc void @f(ptr %p) {
  musttail call tailcc void @g(ptr %p)
  ret void
}
