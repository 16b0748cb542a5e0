define i32 @f(<4 x i32> %a) {
  %b = extractelement <4 x i32> %a i32 1
  ret i32 %b
}
