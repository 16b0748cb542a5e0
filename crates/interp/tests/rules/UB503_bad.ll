; RUN: run
@buffer = global [64 x i64] zeroinitializer

define void @mark() {
  %x = call i32 @_setjmp(ptr @buffer) returns_twice
  ret void
}

define i32 @main() {
  call void @mark()
  call void @longjmp(ptr @buffer, i32 1) ; error: UB503
  unreachable
}

declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
