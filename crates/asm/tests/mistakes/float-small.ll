define float @f() {
  ret float 1.0e-60
}
