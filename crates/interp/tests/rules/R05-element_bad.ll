; RUN: run
define i32 @main() {
  %v = insertelement <2 x i32> poison, i32 5, i32 0
  %x = extractelement <2 x i32> %v, i32 1
  %c = icmp eq i32 %x, %x
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
