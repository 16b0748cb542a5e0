define i32 @f(i32 %0) {
  %1 = add i32 %0, 2
  ret i32 %1
}
