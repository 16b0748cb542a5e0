; RUN: run
define void @take(ptr dereferenceable(4) %p) {
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @take(ptr %p)
  ret i32 0
}
