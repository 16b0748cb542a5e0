; RUN: run
define i32 @main() {
  %x = fneg nnan float 0x7FF8000000000000
  %b = bitcast float %x to i32
  %c = icmp slt i32 %b, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
