define i32 @f(i1 %c) {
  br %a
a:
  ret i32 1
}
