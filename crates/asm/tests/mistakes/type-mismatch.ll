define i32 @f(i64 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}
