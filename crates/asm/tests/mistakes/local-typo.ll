define i32 @f(i32 %count) {
  %1 = add i32 %coutn, 1
  ret i32 %1
}
