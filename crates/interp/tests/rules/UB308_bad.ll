; RUN: run
define i32 @main() mustprogress {
  br label %loop

loop:
  br label %loop ; error: UB308
}
