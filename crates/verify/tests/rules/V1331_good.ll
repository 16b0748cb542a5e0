; RUN: verify
declare ptr @g()
define ptr @f() {
  %r = musttail call ptr @g()
  %s = bitcast ptr %r to ptr
  ret ptr %s
}
