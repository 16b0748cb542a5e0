; RUN: run
define { i32, i32 } @f() {
  %s = insertvalue { i32, i32 } poison, i32 0, 0
  ret { i32, i32 } %s
}

define i32 @main() {
  %s = call { i32, i32 } @f()
  %x = extractvalue { i32, i32 } %s, 0
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
