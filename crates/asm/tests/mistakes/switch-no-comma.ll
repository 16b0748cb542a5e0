define void @f(i32 %c) {
  switch i32 %c label %d []
d:
  ret void
}
