; RUN: run
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }]
@place = global ptr null

define void @first() {
  %p = load ptr, ptr @place
  store i32 0, ptr %p ; error: UB101
  ret void
}

define i32 @main() {
  ret i32 0
}
