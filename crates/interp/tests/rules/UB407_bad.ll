; RUN: run
@text = global [8 x i8] c"abc\00\00\00\00\00"

define i32 @main() {
  %to = getelementptr i8, ptr @text, i64 1
  %x = call ptr @strcpy(ptr %to, ptr @text) ; error: UB407
  ret i32 0
}

declare ptr @strcpy(ptr, ptr)
