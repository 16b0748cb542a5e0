; RUN: run
define i32 @main() {
  %x = or disjoint i8 6, 2
  %c = icmp eq i8 %x, 6
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
