; RUN: verify
define i32 @f(i32 %a) {
  %x = add i32 %a, 1, !mmra !0 ; error@3: !mmra metadata attached to unexpected instruction kind
  ret i32 %x
}
!0 = !{!"a", !"b"}
