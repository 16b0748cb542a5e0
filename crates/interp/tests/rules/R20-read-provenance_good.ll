; RUN: run
@kept = global ptr null

define void @keep(ptr captures(address, read_provenance) %p) {
  store ptr %p, ptr @kept
  ret void
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  call void @keep(ptr %p)
  %q = load ptr, ptr @kept
  %x = load i32, ptr %q
  ret i32 %x
}
