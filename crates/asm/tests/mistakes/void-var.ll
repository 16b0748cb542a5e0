define void @f() {
  %x = call void @f()
  ret void
}
