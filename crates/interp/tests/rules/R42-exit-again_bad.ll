; RUN: run
; C11 7.22.4.4: exit handlers must not call exit again.
define void @handler() {
  call void @exit(i32 0) ; error: UB403
  unreachable
}

define i32 @main() {
  %x = call i32 @atexit(ptr @handler)
  ret i32 0
}

declare void @exit(i32)
declare i32 @atexit(ptr)
