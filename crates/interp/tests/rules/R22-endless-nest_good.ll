; A loop with a visible effect may run forever: here a volatile store, until the program ends.
; RUN: run
@rounds = global i32 0

define i32 @main() mustprogress {
  br label %loop

loop:
  %v = load i32, ptr @rounds
  %next = add i32 %v, 1
  store volatile i32 %next, ptr @rounds
  %done = icmp eq i32 %next, 1000000
  br i1 %done, label %end, label %loop

end:
  ret i32 0
}
