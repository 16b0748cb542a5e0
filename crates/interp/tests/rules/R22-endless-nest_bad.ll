; The outer loop repeats the same state forever; only the inner one ends.
; RUN: run
define i32 @main() mustprogress {
  %n = alloca i32
  br label %outer

outer:
  store i32 3, ptr %n
  br label %inner

inner:
  %v = load i32, ptr %n
  %less = sub i32 %v, 1
  store i32 %less, ptr %n
  %more = icmp ne i32 %less, 0
  br i1 %more, label %inner, label %again

again:
  br label %outer ; error: UB308
}
