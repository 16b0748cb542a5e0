; RUN: run
@x = global i32 7

define i32 @main() {
  %x = load i32, ptr @x, !range !0
  %c = icmp ult i32 %x, 5
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

!0 = !{i32 0, i32 5}
