define void @f(ptr %p, i32 %v) {
  store ptr %p, i32 %v
  ret void
}
