define i32 @f() {
  ret i32 0 ; "
}
@s = constant [2 x i8] c"a\00
