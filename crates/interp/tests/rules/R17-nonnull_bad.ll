; RUN: run
@x = global ptr null

define i32 @main() {
  %p = load ptr, ptr @x, !nonnull !0
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}

!0 = !{}
