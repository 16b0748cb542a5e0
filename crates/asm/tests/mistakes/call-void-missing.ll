declare void @g(i32)
define void @f() {
  call @g(i32 1)
  ret void
}
