; RUN: run
; InstCombine's replacement of a short memcpy: the other bytes stay defined.
define i32 @main() {
  %p = alloca i64
  %q = alloca i64
  store i64 0, ptr %p
  store i8 poison, ptr %p
  %x = load i64, ptr %p
  store i64 %x, ptr %q
  %r = getelementptr i8, ptr %q, i64 4
  %y = load i32, ptr %r
  ret i32 %y
}
