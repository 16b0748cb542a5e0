; RUN: run
define i32 @main() {
  %x = select i1 true, i32 1, i32 poison
  %c = icmp eq i32 %x, 1
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
