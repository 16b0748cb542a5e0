; RUN: run
define i32 @main() {
  %p = alloca i32
  store i8 7, ptr %p
  %x = load i32, ptr %p
  %z = trunc i32 %x to i8
  %c = icmp eq i8 %z, 7
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
