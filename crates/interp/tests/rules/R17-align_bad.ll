; RUN: run
@x = global ptr getelementptr (i8, ptr @x, i64 4), align 8

define i32 @main() {
  %p = load ptr, ptr @x, !align !0
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

!0 = !{i64 8}
