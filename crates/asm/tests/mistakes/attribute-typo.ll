define void @f() noreturnn {
  ret void
}
