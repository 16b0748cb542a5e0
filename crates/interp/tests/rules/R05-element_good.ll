; RUN: run
define i32 @main() {
  %v = insertelement <2 x i32> poison, i32 5, i32 0
  %f = freeze <2 x i32> %v
  %a = extractelement <2 x i32> %f, i32 0
  %x = extractelement <2 x i32> %f, i32 1
  %same = icmp eq i32 %x, %x
  %five = icmp eq i32 %a, 5
  %c = and i1 %same, %five
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
