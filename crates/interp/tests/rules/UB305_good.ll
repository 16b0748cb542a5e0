; RUN: run
define i32 @data() {
  ret i32 0
}

define i32 @main() {
  %x = call i32 @data()
  ret i32 %x
}
