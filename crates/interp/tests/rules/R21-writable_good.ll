; RUN: run
@c = global i32 0

define void @f(ptr writable dereferenceable(4) %p) {
  ret void
}

define i32 @main() {
  call void @f(ptr @c)
  ret i32 0
}
