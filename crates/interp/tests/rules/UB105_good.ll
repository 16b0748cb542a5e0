; RUN: run
define i32 @main() {
  %exposed = alloca i8
  store i8 0, ptr %exposed
  %address = ptrtoint ptr %exposed to i64
  %p = inttoptr i64 %address to ptr
  %x = load i8, ptr %p
  ret i32 0
}
