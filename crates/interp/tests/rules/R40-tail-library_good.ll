; RUN: run
; After a tail call, the caller uses its objects again.
declare i64 @strlen(ptr)

@s = constant [2 x i8] c"A\00"

define i32 @main() {
  %p = alloca [2 x i8]
  store i16 65, ptr %p
  %x = tail call i64 @strlen(ptr @s)
  %y = call i64 @strlen(ptr %p)
  %z = sub i64 %x, %y
  %w = trunc i64 %z to i32
  ret i32 %w
}
