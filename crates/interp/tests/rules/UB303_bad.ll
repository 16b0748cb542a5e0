; RUN: run
define fastcc i32 @fast(i32 %x) {
  ret i32 %x
}

define i32 @main() {
  %x = call i32 @fast(i32 0) ; error: UB303
  ret i32 %x
}
