declare i32 @g(i32)
define i32 @f() {
  %c = call i32 @g(1)
  ret i32 %c
}
