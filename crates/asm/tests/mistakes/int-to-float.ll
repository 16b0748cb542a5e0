define float @f(i32 %a) {
  %c = bitcast i32 %a to double
  ret float 0.0
}
