; RUN: run
@x = global i32 4

define i32 @main() {
  %x = load i32, ptr @x, !range !0
  %c = icmp ult i32 %x, 5
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}

!0 = !{i32 0, i32 5}
