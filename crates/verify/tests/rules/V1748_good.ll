; RUN: verify
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b, !prof !0
a:
  ret void
b:
  %x = landingpad i32 cleanup
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}
