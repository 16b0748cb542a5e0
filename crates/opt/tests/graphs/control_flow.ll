define void @f(i1 %c, i32 %s) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  switch i32 %s, label %d [ i32 0, label %j
   i32 1, label %h ]
d:
  br label %h
h:
  %x = phi i32 [0, %b], [0,%d], [1,%l]
  br i1 %c, label %l, label %e
l:
  br i1 %c, label %h, label %e
e:
  br i1 %c, label %inf, label %j
j:
  ret void
inf:
  br label %inf2
inf2:
  br i1 %c, label %inf, label %inf2
dead:
  br label %j
dead2:
  unreachable
}
define i32 @main(ptr %p) {
  call void @f(i1 0, i32 1)
  call void %p()
  call void @ext()
  call void @llvm.donothing()
  ret i32 0
}
declare void @ext()
declare void @llvm.donothing()
define internal void @unused() {
 ret void
}
define void @parallel(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %l, %inner ]
  %q = getelementptr i32, ptr %p, i32 %k
  store i32 %k, ptr %q, !llvm.access.group !3
  %l = add i32 %k, 1
  %c = icmp slt i32 %l, %n
  br i1 %c, label %inner, label %latch, !llvm.loop !1
latch:
  store i32 0, ptr %p
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %outer, label %out, !llvm.loop !4
out:
  ret void
}
define void @irreducible(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %c, label %b, label %x
b:
  br i1 %c, label %a, label %y
x:
  br i1 %c, label %a, label %out
y:
  br i1 %c, label %y, label %b
out:
  ret void
}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.parallel_accesses", !3}
!3 = distinct !{}
!4 = distinct !{!4, !2}
define void @names(i1 %c) {
  br label %1
1:
  br i1 %c, label %1, label %"a b"
"a b":
  br label %"a b"
}
