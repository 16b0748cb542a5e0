; RUN: verify
declare void @g(i32)
define void @f(i32 %a) {
  musttail call void @g(i32 %a) ; error@3: musttail call must precede a ret with an optional bitcast
  unreachable
}
