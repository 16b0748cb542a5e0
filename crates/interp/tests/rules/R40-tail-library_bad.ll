; RUN: run
declare i64 @strlen(ptr)

define i32 @main() {
  %p = alloca [2 x i8]
  store i16 65, ptr %p
  %x = tail call i64 @strlen(ptr %p) ; error: UB312
  ret i32 0
}
