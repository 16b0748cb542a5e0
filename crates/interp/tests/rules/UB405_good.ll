; RUN: run
@text = constant [3 x i8] c"ab\00"

define i32 @main() {
  %x = call i64 @strlen(ptr @text)
  ret i32 0
}

declare i64 @strlen(ptr)
