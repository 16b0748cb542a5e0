; RUN: run
define i32 @main() {
entry:
  br label %loop

loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 2
  br i1 %more, label %loop, label %end

end:
  ; swapped once
  %x = phi i32 [ %a, %loop ]
  %r = sub i32 %x, 2
  ret i32 %r
}
