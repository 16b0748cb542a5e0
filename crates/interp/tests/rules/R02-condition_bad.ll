; RUN: run
define i32 @main() {
  %x = select i1 poison, i32 1, i32 1
  %c = icmp eq i32 %x, 1
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
