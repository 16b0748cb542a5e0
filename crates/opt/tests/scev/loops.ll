define i32 @sum(ptr %a, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %total = phi i32 [ 0, %entry ], [ %more, %loop ]
  %wide = sext i32 %i to i64
  %at = getelementptr inbounds i32, ptr %a, i64 %wide
  %value = load i32, ptr %at
  %more = add i32 %total, %value
  %next = add nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  ret i32 %result
}

define void @nest(i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ %i, %outer ], [ %j.next, %inner ]
  %square = mul i64 %j, %i
  %j.next = add nuw i64 %j, 4
  %more = icmp ult i64 %j.next, 1000
  br i1 %more, label %inner, label %latch

latch:
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, 100
  br i1 %done, label %exit, label %outer

exit:
  ret void
}

define i32 @two_exits(i32 %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %first = icmp eq i32 %i, %n
  br i1 %first, label %exit, label %latch

latch:
  %next = add i32 %i, 1
  %second = icmp ult i32 %next, %m
  br i1 %second, label %loop, label %exit

exit:
  %result = phi i32 [ %i, %loop ], [ %next, %latch ]
  ret i32 %result
}

define i32 @evaluated() {
entry:
  br label %loop

loop:
  %x = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = mul i32 %x, 3
  %large = icmp ugt i32 %next, 500
  br i1 %large, label %exit, label %loop

exit:
  ret i32 %next
}

define void @down(i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ %n, %entry ], [ %next, %loop ]
  %next = add i8 %i, -1
  %done = icmp eq i8 %next, 0
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @switched(i32 %start) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  switch i32 %next, label %loop [ i32 7, label %exit ]

exit:
  ret void
}
