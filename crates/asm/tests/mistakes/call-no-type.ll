declare i32 @g()
define i32 @f() {
  %c = call @g()
  ret i32 %c
}
