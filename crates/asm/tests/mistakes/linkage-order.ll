define i32 internal @f() {
  ret i32 0
}
