; RUN: run
@a = global i32 0
@b = global i32 0

define i32 @main() {
  %a = ptrtoint ptr @a to i64
  %b = ptrtoint ptr @b to i64
  %distance = sub i64 %b, %a
  %address = add i64 %a, %distance
  %p = inttoptr i64 %address to ptr
  %x = load i32, ptr %p
  ret i32 0
}
