; RUN: run
define i32 @main() {
  %x = extractelement <2 x i8> zeroinitializer, i32 2
  %c = icmp eq i8 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
