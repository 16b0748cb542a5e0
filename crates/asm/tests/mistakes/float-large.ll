define float @f() {
  ret float 1e50
}
