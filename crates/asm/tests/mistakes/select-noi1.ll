define i32 @f(i1 %c) {
  %a = select %c, i32 1, i32 2
  ret i32 %a
}
