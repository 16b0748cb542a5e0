define i32 @main() nounwnd {
  ret i32 0
}
