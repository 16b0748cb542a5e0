define i32 @f() {
  %p = alloca ptr i32
  ret i32 0
}
