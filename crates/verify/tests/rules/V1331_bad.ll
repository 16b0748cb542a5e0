; RUN: verify
declare ptr @g()
define ptr @f() {
  %r = musttail call ptr @g()
  %s = bitcast ptr null to ptr ; error@3: bitcast following musttail call must use the call
  ret ptr %s
}
