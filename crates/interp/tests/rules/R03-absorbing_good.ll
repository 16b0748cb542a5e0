; RUN: run
define i32 @main() {
  %c = select i1 false, i1 poison, i1 false
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}
