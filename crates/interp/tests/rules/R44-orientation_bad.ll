; RUN: run
; C11 7.21.2: functions of bytes are not for streams that are of wide characters.
@text = constant [2 x i32] [i32 97, i32 0]
@bytes = constant [2 x i8] c"b\00"

define i32 @main() {
  %x = call i32 (ptr, ...) @wprintf(ptr @text)
  %y = call i32 @puts(ptr @bytes) ; error: UB403
  ret i32 0
}

declare i32 @wprintf(ptr, ...)
declare i32 @puts(ptr)
