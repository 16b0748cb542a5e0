define void @f({i32, i32} %a) {
  %b = insertvalue {i32, i32} %a i32 1, 0
  ret void
}
