; RUN: run
define i32 @main() {
entry:
  br label %loop

loop:
  %x = phi i1 [ true, %entry ], [ poison, %loop ]
  br i1 %x, label %loop, label %end ; error: UB001

end:
  ret i32 0
}
