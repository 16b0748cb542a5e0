; RUN: run
define void @leave() {
  call void @exit(i32 0)
  unreachable
}

define i32 @main() {
  call void @leave()
  ret i32 0
}

declare void @exit(i32)
