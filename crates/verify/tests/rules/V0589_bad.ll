; RUN: verify
declare void @g(ptr inalloca(i32))
define void @f() {
  %p = alloca i32
  call void @g(ptr inalloca(i32) %p) ; error@3: inalloca argument for call has mismatched alloca
  ret void
}
