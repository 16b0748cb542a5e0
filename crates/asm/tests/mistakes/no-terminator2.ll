define i32 @f() {
entry:
  %x = add i32 1, 2
next:
  ret i32 %x
}
