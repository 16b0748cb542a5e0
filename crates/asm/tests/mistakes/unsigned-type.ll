define u32 @f() {
  ret u32 0
}
