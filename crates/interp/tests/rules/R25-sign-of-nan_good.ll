; RUN: run
define i32 @main() {
  %nan = bitcast i32 2139095041 to float
  %x = fneg float %nan
  %b = bitcast float %x to i32
  %c = icmp eq i32 %b, -8388607
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
