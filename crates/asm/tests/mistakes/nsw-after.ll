define i32 @f(i32 %a) {
  %b = add i32 nsw %a, 1
  ret i32 %b
}
