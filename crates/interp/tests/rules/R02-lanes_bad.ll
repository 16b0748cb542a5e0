; RUN: run
define i32 @main() {
  %v = select <2 x i1> <i1 true, i1 poison>, <2 x i32> splat (i32 1), <2 x i32> splat (i32 1)
  %x = extractelement <2 x i32> %v, i32 1
  %c = icmp eq i32 %x, 1
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
