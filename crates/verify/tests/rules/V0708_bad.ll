; RUN: verify ; error@file: !prof annotations should have no less than 2 operands
define void @f() !prof !0 {
  ret void
}
define void @g() {
  call void @f(), !prof !1 ; error@3: !prof annotations should have no less than 2 operands
  ret void
}
!0 = !{!"function_entry_count"}
!1 = !{!"branch_weights"}
