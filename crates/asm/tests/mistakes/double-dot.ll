define double @f() {
  ret double .5
}
