define double @f() {
  ret double 1e999
}
