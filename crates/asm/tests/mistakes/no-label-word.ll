define i32 @f(i1 %c) {
  br i1 %c, %a, %b
a:
  ret i32 1
b:
  ret i32 2
}
