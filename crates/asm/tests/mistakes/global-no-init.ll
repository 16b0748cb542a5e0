@x = global i32
define i32 @f() {
  ret i32 0
}
