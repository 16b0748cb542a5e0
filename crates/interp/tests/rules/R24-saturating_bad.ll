; RUN: run
define i32 @main() {
  %x = fptosi float 0x7FF8000000000000 to i8
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
