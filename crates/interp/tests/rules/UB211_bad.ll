; RUN: run
define i32 @listed() {
  ret i32 0
}

define i32 @other() {
  ret i32 0
}

define i32 @main() {
  %p = alloca ptr
  store ptr @other, ptr %p
  %f = load ptr, ptr %p
  %x = call i32 %f(), !callees !0 ; error: UB211
  ret i32 %x
}

!0 = !{ptr @listed}
