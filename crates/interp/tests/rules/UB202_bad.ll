; RUN: run
define void @take(ptr dereferenceable(8) %p) {
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @take(ptr %p) ; error: UB202
  ret i32 0
}
