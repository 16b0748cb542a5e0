define int @f() {
  ret int 0
}
