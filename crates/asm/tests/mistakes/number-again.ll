define i32 @f() {
  %1 = add i32 1, 2
  %1 = add i32 1, 2
  ret i32 %1
}
