; RUN: verify
declare void @g(ptr preallocated(i32))
define void @f(ptr preallocated(i32) %p) {
  musttail call void @g(ptr preallocated(i32) %p)
  ret void
}
