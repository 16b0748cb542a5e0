; RUN: verify --for-llvm 23
declare ptr @g(ptr)
define ptr @f(ptr %p) {
  %r = musttail call ptr @g(ptr %p) ; error@3: musttail call must precede a ret
  %b = bitcast ptr %r to ptr
  ret ptr %b
}
