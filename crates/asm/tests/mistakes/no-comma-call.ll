declare i32 @g(i32, i32)
define i32 @f(i32 %a) {
  %b = call i32 @g(i32 1 i32 2)
  ret i32 %b
}
