; strict
define half @f() {
  ret half 0.1
}
