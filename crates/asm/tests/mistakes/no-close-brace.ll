define i32 @f(i32 %a) {
  ret i32 %a

define i32 @g() {
  ret i32 0
}
