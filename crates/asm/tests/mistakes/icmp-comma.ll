define i1 @f(i32 %a) {
  %c = icmp eq i32 %a 1
  ret i1 %c
}
