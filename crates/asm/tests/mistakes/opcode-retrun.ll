define i32 @f(i32 %a) {
  retrun i32 %a
}
