; RUN: run
@a = global i32 0
@b = global i32 0

define i32 @main() {
  %a = ptrtoint ptr @a to i64
  %b = ptrtoint ptr @b to i64
  %distance = sub i64 %b, %a
  %p = getelementptr i8, ptr @a, i64 %distance
  store i32 1, ptr %p ; error: UB102
  ret i32 0
}
