; Profiles, estimates and guesses, and the frequencies that follow from them.
declare void @cold() cold
declare void @no_return() noreturn
declare void @may_throw()
declare i32 @personality(...)
declare i32 @strcmp(ptr, ptr)
declare ptr @llvm.experimental.deoptimize.p0(...)

define void @profile(i32 %a) !prof !0 {
entry:
  switch i32 %a, label %rest [ i32 0, label %zero
                               i32 1, label %one
                               i32 2, label %one ], !prof !1
zero:
  br i1 true, label %rest, label %dead, !prof !2
one:
  br i1 poison, label %zero, label %rest, !prof !3
dead:
  unreachable
rest:
  br i1 poison, label %end, label %dead, !prof !4
end:
  ret void
}

define void @large_weights(i1 %c) {
  br i1 %c, label %a, label %b, !prof !5
a:
  ret void
b:
  ret void
}

define void @estimates(i1 %c, i1 %d, i1 %e) personality ptr @personality {
entry:
  br i1 %c, label %cold, label %warm
cold:
  call void @cold()
  br label %join
warm:
  br i1 %d, label %stop, label %join
stop:
  call void @no_return()
  unreachable
join:
  invoke void @may_throw() to label %fine unwind label %pad
pad:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p
fine:
  br i1 %e, label %dead, label %end
dead:
  unreachable
end:
  ret void
}

define ptr @deoptimized(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret ptr null
b:
  %r = call ptr (...) @llvm.experimental.deoptimize.p0(i32 1) [ "deopt"() ]
  ret ptr %r
}

define void @guesses(ptr %p, ptr %q, i32 %i, float %x) {
entry:
  %pointers = icmp eq ptr %p, %q
  br i1 %pointers, label %a, label %b
a:
  %negative = icmp slt i32 %i, 0
  br i1 %negative, label %b, label %c
b:
  %one = icmp slt i32 %i, 1
  br i1 %one, label %c, label %d
c:
  %minus = icmp sgt i32 %i, -1
  br i1 %minus, label %d, label %e
d:
  %strings = call i32 @strcmp(ptr %p, ptr %q)
  %same = icmp eq i32 %strings, 7
  br i1 %same, label %e, label %f
e:
  %bit = and i32 %i, 8
  %set = icmp ne i32 %bit, 0
  br i1 %set, label %f, label %g
f:
  %equal = fcmp ueq float %x, 1.0
  br i1 %equal, label %g, label %h
g:
  %nan = fcmp uno float %x, %x
  br i1 %nan, label %h, label %end
h:
  %oeq = fcmp oeq float %x, 0.0
  br i1 %oeq, label %end, label %last
last:
  %any = icmp ugt i32 %i, 5
  br i1 %any, label %end, label %end
end:
  ret void
}

define void @loops(i32 %n, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %back ]
  %j.add = add i32 %j, 1
  %wrap = icmp eq i32 %j.add, 10
  br i1 %wrap, label %reset, label %back
reset:
  br label %back
back:
  %j.next = phi i32 [ 9, %reset ], [ %j.add, %inner ]
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %exit
exit:
  br label %forever
forever:
  br label %forever
}

define void @wrapping(i1 %c) {
entry:
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k.next, %reset ], [ %k.add, %head ]
  %k.add = add i32 %k, 1
  %wrap = icmp eq i32 %k.add, 100
  br i1 %wrap, label %reset, label %head
reset:
  %k.next = phi i32 [ 0, %head ]
  br i1 %c, label %head, label %exit
exit:
  ret void
}

define void @zero_in_place(i1 %c) {
entry:
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ 0, %reset ], [ %k.add, %next ]
  %k.add = add i32 %k, 1
  %wrap = icmp eq i32 %k.add, 100
  br i1 %wrap, label %reset, label %next
reset:
  br label %head
next:
  br i1 %c, label %head, label %exit
exit:
  ret void
}

define void @quoted(i1 %"a b") {
"first block":
  br i1 %"a b", label %0, label %1
0:
  ret void
1:
  ret void
unreached:
  br i1 %"a b", label %unreached, label %1
}

!0 = !{!"function_entry_count", i64 1000}
!1 = !{!"branch_weights", i32 10, i32 20, i32 0, i32 3}
!2 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!3 = !{!"branch_weights", i32 0, i32 0}
!4 = !{!"branch_weights", i32 0, i32 9}
!5 = !{!"branch_weights", i32 -1, i32 2147483647}
