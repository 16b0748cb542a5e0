; RUN: run
define fastcc i32 @fast(i32 %x) {
  ret i32 %x
}

define i32 @main() {
  %x = call fastcc i32 @fast(i32 0)
  ret i32 %x
}
