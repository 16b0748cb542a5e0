define half @f() {
  ret half -70000
}
