define i64 @f(ptr %a) {
  %c = bitcast ptr %a to i64
  ret i64 %c
}
