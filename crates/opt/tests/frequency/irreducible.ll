; Cycles with several entries, alone, nested, and with weights of their headers.
define void @simple(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %x, label %y
x:
  br label %h1
y:
  br label %h2
h1:
  br i1 %b, label %h2, label %out
h2:
  br i1 %c, label %h1, label %out
out:
  ret void
}

define void @in_a_loop(i1 %a, i1 %b, i1 %c, i1 %d) {
entry:
  br label %head
head:
  br i1 %a, label %left, label %right
left:
  br i1 %b, label %right, label %latch
right:
  br i1 %c, label %left, label %middle
middle:
  br label %left
latch:
  br i1 %d, label %head, label %exit
exit:
  ret void
}

define void @with_a_loop_inside(i1 %a, i1 %b, i1 %c, i1 %d) {
entry:
  br i1 %a, label %one, label %two
one:
  br i1 %b, label %one, label %two
two:
  br i1 %c, label %one, label %three
three:
  br i1 %d, label %two, label %exit
exit:
  ret void
}

define void @cycle_in_a_cycle(i1 %a, i1 %b, i1 %c, i1 %d, i1 %e) {
entry:
  br i1 %a, label %p, label %q
p:
  br i1 %b, label %r, label %s
q:
  br i1 %c, label %r, label %s
r:
  br i1 %d, label %s, label %p
s:
  br i1 %e, label %r, label %t
t:
  br i1 %a, label %q, label %exit
exit:
  ret void
}

define void @weights(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %h1, label %h2
h1:
  br i1 %b, label %h2, label %out, !irr_loop !0
h2:
  br i1 %c, label %h3, label %out, !irr_loop !1
h3:
  br i1 %a, label %h1, label %h2
out:
  ret void
}

!0 = !{!"loop_header_weight", i64 100}
!1 = !{!"loop_header_weight", i64 300}
