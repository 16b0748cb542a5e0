; RUN: run
; A copy through an integer carries each byte separately, including poison.
define i32 @main() {
  %p = alloca i64
  %q = alloca i64
  store i64 0, ptr %p
  store i8 poison, ptr %p
  %x = load i64, ptr %p
  store i64 %x, ptr %q
  %y = load i8, ptr %q
  %c = icmp eq i8 %y, 0
  br i1 %c, label %a, label %b ; error: UB001

a:
  ret i32 0

b:
  ret i32 0
}
