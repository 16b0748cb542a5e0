; RUN: run
@buffer = global [64 x i64] zeroinitializer

define i32 @main() {
  %x = call i32 @_setjmp(ptr @buffer) returns_twice
  %again = icmp eq i32 %x, 1
  br i1 %again, label %end, label %jump

jump:
  call void @longjmp(ptr @buffer, i32 1)
  unreachable

end:
  ret i32 0
}

declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
