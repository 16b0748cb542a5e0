define float @f(float %a) {
  %c = add float %a, 1.0
  ret float %c
}
