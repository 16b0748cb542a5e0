define bool @f() {
  ret bool 0
}
