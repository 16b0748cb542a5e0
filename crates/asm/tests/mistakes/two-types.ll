define i32 @f(i32 %a, i32 %b) {
  %c = add i32 %a, i32 %b
  ret i32 %c
}
