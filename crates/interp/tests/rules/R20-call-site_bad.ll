; RUN: run
; captures(none) is promised only at the call.
@g = global ptr null

define void @f(ptr %p) {
  store ptr %p, ptr @g
  ret void
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  call void @f(ptr captures(none) %p)
  %q = load ptr, ptr @g
  %x = load i32, ptr %q ; error: UB205
  ret i32 %x
}
