define void @f(ptr %p) {
  store i32 1 ptr %p
  ret void
}
