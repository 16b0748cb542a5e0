define void @f(ptr %p) {
  store i32 1, %p
  ret void
}
