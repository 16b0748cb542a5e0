define i32 @f(i64 %a) {
  ret i64 %a
}
