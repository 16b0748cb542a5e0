; RUN: verify
define void @f() {
  ret void, !prof !0 ; error@3: !prof branch_weights are not allowed for this instruction ; error@3: Wrong number of operands
}
!0 = !{!"branch_weights", i32 1}
