define [4 x i32] @f(<4 x i32> %a) {
  %b = add [4 x i32] %a, %a
  ret <4 x i32> %b
}
