; RUN: run
define i32 @main() {
  %x = add nuw i8 200, 100
  %c = icmp eq i8 %x, 44
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
