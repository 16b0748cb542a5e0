; RUN: verify
declare void @g(ptr preallocated(i32))
define void @f(ptr %p) {
  call void @g(ptr preallocated(i32) %p) ; error@3: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
  ret void
}
