; RUN: run
define i32 @main() {
  %v = add nuw <2 x i8> <i8 1, i8 255>, splat (i8 1)
  %x = extractelement <2 x i8> %v, i32 1
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
