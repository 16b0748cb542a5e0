; RUN: run
define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %address = ptrtoint ptr %p to i64
  %q = inttoptr i64 %address to ptr
  %x = load i32, ptr %q
  ret i32 0
}
