define @f() -> i32 {
  ret i32 0
}
