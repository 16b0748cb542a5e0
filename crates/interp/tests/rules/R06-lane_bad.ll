; RUN: run
@divisors = global <2 x i32> <i32 1, i32 0>

define i32 @main() {
  %d = load <2 x i32>, ptr @divisors
  %q = sdiv <2 x i32> splat (i32 6), %d ; error: UB003
  ret i32 0
}
