; RUN: run
; A handler may end the program at once.
define void @handler() {
  call void @_exit(i32 0)
  unreachable
}

define i32 @main() {
  %x = call i32 @atexit(ptr @handler)
  ret i32 1
}

declare void @_exit(i32)
declare i32 @atexit(ptr)
