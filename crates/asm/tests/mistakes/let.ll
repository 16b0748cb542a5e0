define i32 @f() {
  let %x = add i32 1, 2
  ret i32 %x
}
