; RUN: verify
declare void @g()
define void @f() {
  call void @g() preallocated(i32) ; error@3: preallocated as a call site attribute can only be on llvm.call.preallocated.arg
  ret void
}
