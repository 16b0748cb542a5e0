; RUN: run
define void @take(i32 noundef %x) {
  ret void
}

define i32 @main() {
  %p = alloca i32
  %x = load i32, ptr %p
  call void @take(i32 %x) ; error: UB201
  ret i32 0
}
