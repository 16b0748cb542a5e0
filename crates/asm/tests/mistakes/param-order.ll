define void @f(%a i32) {
  ret void
}
