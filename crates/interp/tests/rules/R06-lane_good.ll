; RUN: run
@divisors = global <2 x i32> <i32 1, i32 2>

define i32 @main() {
  %d = load <2 x i32>, ptr @divisors
  %q = sdiv <2 x i32> splat (i32 6), %d
  %x = extractelement <2 x i32> %q, i32 1
  %r = sub i32 %x, 3
  ret i32 %r
}
