; RUN: verify
declare i32 @g(i32)
define void @f(i32 %a) {
  %r = musttail call i32 @g(i32 %a) ; error@3: cannot guarantee tail call due to mismatched return types
  ret void
}
