; RUN: run
@text = constant [3 x i8] c"abc"

define i32 @main() {
  %x = call i64 @strlen(ptr @text) ; error: UB405
  ret i32 0
}

declare i64 @strlen(ptr)
