define i32 @f(i32 %c) {
  br i32 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
