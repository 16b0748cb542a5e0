; RUN: run
define i32 @main() {
  %p = alloca i8
  %x = load i8, ptr %p
  %y = or i8 %x, 1
  %c = trunc i8 %y to i1
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
