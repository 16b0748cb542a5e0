; RUN: run
define i32 @main() {
  %v = insertelement <2 x i8> zeroinitializer, i8 1, i32 2
  %x = extractelement <2 x i8> %v, i32 0
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
