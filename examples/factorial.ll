; The factorial of %n, by a loop.
target triple = "x86_64-unknown-linux-gnu"

define i64 @factorial(i64 %n) {
entry:
  %done.at.once = icmp ult i64 %n, 2
  br i1 %done.at.once, label %exit, label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %i.next, %loop ]
  %product = phi i64 [ 1, %entry ], [ %product.next, %loop ]
  %product.next = mul nuw i64 %product, %i
  %i.next = add nsw i64 %i, -1
  %done = icmp eq i64 %i.next, 1
  br i1 %done, label %exit, label %loop

exit:
  %result = phi i64 [ 1, %entry ], [ %product.next, %loop ]
  ret i64 %result
}
