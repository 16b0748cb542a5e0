define i1 @f(float %a) {
  %b = icmp eq float %a, 1.0
  ret i1 %b
}
