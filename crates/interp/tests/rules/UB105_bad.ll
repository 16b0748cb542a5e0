; RUN: run
define i32 @main() {
  %p = inttoptr i64 305419896 to ptr
  %x = load i8, ptr %p ; error: UB105
  ret i32 0
}
