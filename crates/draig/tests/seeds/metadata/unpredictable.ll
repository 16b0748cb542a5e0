; RUN: dis
; Seed 001: unpredictable.
define void @f(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b, !unpredictable !0
a:
  switch i32 %x, label %b [i32 1, label %d], !unpredictable !0
b:
  %s = select i1 %c, i32 1, i32 2, !unpredictable !0
  ret void
d:
  ret void
}
!0 = !{}
