; RUN: verify
define void @f() {
  ret void, !prof !0 ; error@3: 'unknown' !prof should only appear on instructions on which 'branch_weights' would
}
!0 = !{!"unknown", !"me"}
