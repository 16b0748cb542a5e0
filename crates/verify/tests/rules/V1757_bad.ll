; RUN: verify
define void @f(i1 %c) {
  br i1 %c, label %a, label %a, !prof !0 ; error@3: expected either branch_weights or VP profile name
a:
  ret void
}
!0 = !{!"weights", i32 1, i32 2}
