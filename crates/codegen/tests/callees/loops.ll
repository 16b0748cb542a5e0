; Functions that call pointers which stay in registers during a loop, and change there: in two branches, as the last use,
; and in place of the function.

define i64 @in_branches(i64 %x, ptr %table, i64 %n) {
entry:
  %p1 = getelementptr ptr, ptr %table, i64 1
  %p2 = getelementptr ptr, ptr %table, i64 2
  %p3 = getelementptr ptr, ptr %table, i64 3
  %p4 = getelementptr ptr, ptr %table, i64 4
  %p5 = getelementptr ptr, ptr %table, i64 5
  %f0 = load ptr, ptr %table
  %f1 = load ptr, ptr %p1
  %f2 = load ptr, ptr %p2
  %f3 = load ptr, ptr %p3
  %f4 = load ptr, ptr %p4
  %f5 = load ptr, ptr %p5
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %s = phi i64 [ %x, %entry ], [ %s3, %next ]
  %a = phi ptr [ %f0, %entry ], [ %b, %next ]
  %b = phi ptr [ %f1, %entry ], [ %c, %next ]
  %c = phi ptr [ %f2, %entry ], [ %d, %next ]
  %d = phi ptr [ %f3, %entry ], [ %e, %next ]
  %e = phi ptr [ %f4, %entry ], [ %f, %next ]
  %f = phi ptr [ %f5, %entry ], [ %a, %next ]
  %s1 = call i64 %b(i64 %s, ptr %table, i64 %i)
  %low = and i64 %s1, 1
  %is.odd = icmp ne i64 %low, 0
  br i1 %is.odd, label %odd, label %even
odd:
  %so = call i64 %a(i64 %s1, ptr %table, i64 %i)
  %so1 = call i64 %d(i64 %so, ptr %table, i64 %i)
  br label %next
even:
  %se = call i64 %d(i64 %s1, ptr %table, i64 %i)
  %se1 = call i64 %c(i64 %se, ptr %table, i64 %i)
  %se2 = call i64 %a(i64 %se1, ptr %table, i64 %i)
  br label %next
next:
  %s2 = phi i64 [ %so1, %odd ], [ %se2, %even ]
  %s3 = call i64 %e(i64 %s2, ptr %table, i64 %i)
  %i1 = add i64 %i, 1
  %is.done = icmp eq i64 %i1, %n
  br i1 %is.done, label %end, label %loop
end:
  %r = call i64 %c(i64 %s3, ptr %table, i64 %i1)
  ret i64 %r
}

define i64 @in_place(i64 %x, ptr %table, i64 %n) {
entry:
  %p1 = getelementptr ptr, ptr %table, i64 1
  %p2 = getelementptr ptr, ptr %table, i64 2
  %f0 = load ptr, ptr %table
  %f1 = load ptr, ptr %p1
  %f2 = load ptr, ptr %p2
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ %x, %entry ], [ %s3, %loop ]
  %a = phi ptr [ %f0, %entry ], [ %b, %loop ]
  %b = phi ptr [ %f1, %entry ], [ %c, %loop ]
  %c = phi ptr [ %f2, %entry ], [ %a, %loop ]
  %s1 = call i64 %a(i64 %s, ptr %table, i64 %i)
  %s2 = call i64 %b(i64 %s1, ptr %table, i64 %i)
  %s3 = call i64 %c(i64 %s2, ptr %table, i64 %i)
  %i1 = add i64 %i, 1
  %is.done = icmp eq i64 %i1, %n
  br i1 %is.done, label %end, label %loop
end:
  %r = musttail call i64 %c(i64 %s3, ptr %table, i64 %i1)
  ret i64 %r
}
