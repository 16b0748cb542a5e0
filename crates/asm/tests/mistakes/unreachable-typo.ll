define void @f() {
  unreachabl
}
