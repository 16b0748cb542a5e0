define void @f(i32 %a i32 %b) {
  ret void
}
