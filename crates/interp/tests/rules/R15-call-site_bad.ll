; RUN: run
define void @f(i32 %x) {
  ret void
}

define i32 @main() {
  call void @f(i32 noundef undef) ; error: UB201
  ret i32 0
}
