define void @f() noipa {
  ret void
}
