; RUN: run
@fixed = global i32 0

define i32 @main() {
  %x = load i32, ptr @fixed, !invariant.load !0
  store i32 1, ptr @fixed ; error: UB115
  ret i32 %x
}

!0 = !{}
