; RUN: dis
; Seed 001: prof.
define i32 @f(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b, !prof !0
a:
  switch i32 %x, label %b [i32 1, label %d
    i32 2, label %d], !prof !1
b:
  %s = select i1 %c, i32 1, i32 2, !prof !0
  %r = call i32 @g(), !prof !2
  ret i32 %s
d:
  ret i32 0
}
declare i32 @g()
!0 = !{!"branch_weights", i32 64, i32 4}
!1 = !{!"branch_weights", i32 1, i32 2, i32 3}
!2 = !{!"branch_weights", i32 2000}
