define i8 @f(i32 %a) {
  %b = zext i32 %a to i8
  ret i8 %b
}
