define i1 @f(i32 %a) {
  %b = icmp lt i32 %a, 1
  ret i1 %b
}
