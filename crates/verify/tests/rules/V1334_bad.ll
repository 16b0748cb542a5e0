; RUN: verify
declare tailcc void @g(ptr, ...)
define tailcc void @f(ptr %p, ...) {
  musttail call tailcc void (ptr, ...) @g(ptr %p, ...) ; error@3: cannot guarantee tailcc tail call for varargs function
  ret void
}
