; RUN: run
@data = global i32 0

define i32 @main() {
  %x = call i32 @data() ; error: UB305
  ret i32 %x
}
