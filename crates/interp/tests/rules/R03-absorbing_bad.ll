; RUN: run
define i32 @main() {
  %c = and i1 false, poison
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
