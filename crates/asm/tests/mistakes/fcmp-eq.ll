define i1 @f(float %a) {
  %c = fcmp eq float %a, 1.0
  ret i1 %c
}
