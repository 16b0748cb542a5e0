define i32 @f() {
  return i32 1
}
