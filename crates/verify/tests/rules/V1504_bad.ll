; RUN: verify
declare void @g(i32, ...)
define void @f(ptr %p) {
  call void (i32, ...) @g(i32 1, ptr inalloca(i32) %p, i32 1) ; error@3: inalloca isn't on the last argument!
  ret void
}
