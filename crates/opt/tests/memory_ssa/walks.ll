target triple = "x86_64-unknown-linux-gnu"
@g = global i32 0
@h = global i32 0
@k = constant i32 7
declare void @opaque()
declare i32 @reads(ptr captures(none)) memory(argmem: read)
declare void @llvm.assume(i1)

define i32 @diamond(i1 %c, ptr %p) {
entry:
  store i32 1, ptr @g
  br i1 %c, label %left, label %right
left:
  store i32 2, ptr @h
  br label %join
right:
  %r = load i32, ptr @h
  br label %join
join:
  %a = load i32, ptr @g
  %b = load i32, ptr @h
  %d = load i32, ptr @k
  %e = load i32, ptr %p, !invariant.load !0
  %f = load i32, ptr %p
  call void @llvm.assume(i1 %c)
  ret i32 %a
}

define void @loops(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  %x = alloca i32
  store i32 0, ptr %x
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds i32, ptr %p, i64 %j
  %v = load i32, ptr %at
  %to = getelementptr inbounds i32, ptr %q, i64 %j
  store i32 %v, ptr %to
  %w = load i32, ptr %to
  %y = load i32, ptr %x
  %z = call i32 @reads(ptr %p)
  %j.next = add nuw nsw i64 %j, 1
  %jc = icmp eq i64 %j.next, %n
  br i1 %jc, label %latch, label %inner
latch:
  fence acquire
  %i.next = add nuw nsw i64 %i, 1
  %ic = icmp eq i64 %i.next, %n
  br i1 %ic, label %exit, label %outer
exit:
  ret void
}

define void @swapped(ptr noalias %a, ptr noalias %b, i1 %c) {
entry:
  br label %body
body:
  %p = phi ptr [ %a, %entry ], [ %q, %body ]
  %q = phi ptr [ %b, %entry ], [ %p, %body ]
  %l = load i32, ptr %p
  store i32 1, ptr %q
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define i32 @unreachable(ptr %p, i32 %s) {
  switch i32 %s, label %1 [
    i32 0, label %2
    i32 1, label %2
  ]
1:
  store volatile i32 1, ptr %p
  br label %2
2:
  %v = load volatile i32, ptr %p
  %w = load atomic i32, ptr %p acquire, align 4
  %u = load i32, ptr %p
  ret i32 %v
3:
  store i32 1, ptr %p
  %x = load i32, ptr %p
  br label %2
}

define void @cleanup(ptr %p) personality ptr null {
entry:
  %old = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
  %new = atomicrmw add ptr %p, i32 1 monotonic
  invoke void @opaque() to label %fine unwind label %pad
fine:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  %v = load i32, ptr %p
  call void @opaque() nounwind memory(none)
  resume { ptr, i32 } %l
}
!0 = !{}
