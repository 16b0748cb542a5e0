define i32 @f() {
  %x add i32 1, 2
  ret i32 %x
}
