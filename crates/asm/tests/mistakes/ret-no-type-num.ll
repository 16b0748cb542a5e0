define i32 @f(i32 %a) {
  ret 0
}
