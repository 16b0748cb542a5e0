define void @f(%a) {
  ret void
}
