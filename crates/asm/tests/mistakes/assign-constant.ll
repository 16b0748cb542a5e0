define i32 @f() {
  %x = 5
  ret i32 %x
}
