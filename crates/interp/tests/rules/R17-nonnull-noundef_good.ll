; RUN: run
@x = global ptr null

define i32 @main() {
  %p = load ptr, ptr @x, !nonnull !0
  ret i32 0
}

!0 = !{}
