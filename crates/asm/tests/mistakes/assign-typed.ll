define i32 @f() {
  %x = i32 5
  ret i32 %x
}
