; strict
define float @f() {
  ret float 1e-3
}
