; RUN: run
@chosen = ifunc i32 (i32), ptr @choose

define ptr @choose() {
  ret ptr @same
}

define i32 @same(i32 %x) {
  ret i32 %x
}

define i32 @main() {
  %x = call i32 @chosen(i32 0)
  ret i32 %x
}
