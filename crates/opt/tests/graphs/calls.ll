declare !callback !0 void @broker(ptr, ptr)
define void @a() {
  call void @b()
  ret void
}
define void @b() {
  call void @c()
  call void @self()
  ret void
}
define internal void @c() {
  call void @a()
  call void asm "nop", ""()
  call void @broker(ptr @cb, ptr null)
  call void @x(i32 1)
  ret void
}
define internal void @self() {
  call void @self()
  ret void
}
define internal void @cb() {
  ret void
}
define internal void @x() {
  ret void
}
define internal void @y() {
  ret void
}
@g = global ptr @y
@h = internal global ptr @z
define internal void @z() {
  ret void
}
@al = alias void(), ptr @w
define internal void @w() {
  call void @al()
  ret void
}
!0 = !{!1}
!1 = !{i64 0, i1 false}
