; RUN: run
define i32 @main() {
  %p = alloca i32
  %u = load i32, ptr %p
  %x = mul i32 %u, 0
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
