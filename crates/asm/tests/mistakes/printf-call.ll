declare i32 @printf(ptr, ...)
@s = constant [3 x i8] c"hi\00"
define i32 @main() {
  %c = call i32 @printf(ptr @s)
  %d = call i32 (ptr, ...) @printf(ptr %s)
  ret i32 0
}
