; RUN: run
@text = global [8 x i8] c"abc\00\00\00\00\00"

define i32 @main() {
  %to = getelementptr i8, ptr @text, i64 4
  %x = call ptr @strcpy(ptr %to, ptr @text)
  ret i32 0
}

declare ptr @strcpy(ptr, ptr)
