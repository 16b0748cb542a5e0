define i1 @f(i32 %a) {
  %b = icmp < i32 %a, 1
  ret i1 %b
}
