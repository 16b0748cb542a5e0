define i32 @f(i32 %a) {
  %x = %a + 1
  ret i32 %x
}
