; RUN: verify
define void @f(i1 %c) {
  br i1 %c, label %a, label %a, !prof !0 ; error@3: 'unknown' !prof should have an additional operand of type string
a:
  ret void
}
!0 = !{!"unknown", i64 1}
