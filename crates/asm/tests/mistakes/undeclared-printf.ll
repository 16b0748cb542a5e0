@s = constant [3 x i8] c"hi\00"
define void @f() {
  %1 = call i32 (ptr, ...) @printf(ptr @s, i32 1)
  ret void
}
