@counter = global i32 0
define i32 @f() {
  %1 = load i32, ptr @countr
  ret i32 %1
}
