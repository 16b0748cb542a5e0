; RUN: run
define i32 @main() {
  %x = bitcast <2 x i8> <i8 0, i8 poison> to i16
  %low = trunc i16 %x to i8
  %c = icmp eq i8 %low, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
