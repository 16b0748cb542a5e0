; RUN: run
@x = global ptr null

define i32 @main() {
  %p = load ptr, ptr @x, !nonnull !0, !noundef !0 ; error: UB208
  ret i32 0
}

!0 = !{}
