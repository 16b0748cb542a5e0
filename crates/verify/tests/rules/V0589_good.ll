; RUN: verify
declare void @g(ptr inalloca(i32))
define void @f() {
  %p = alloca inalloca i32
  call void @g(ptr inalloca(i32) %p)
  ret void
}
