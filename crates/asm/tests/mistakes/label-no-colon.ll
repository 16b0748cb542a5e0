define i32 @f() {
  br label %a
a
  ret i32 0
}
