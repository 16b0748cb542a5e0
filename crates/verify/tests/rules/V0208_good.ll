; RUN: verify
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i32 0, 1
  ret i32 %x
b:
  ret i32 0
}
