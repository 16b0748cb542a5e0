; RUN: verify
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
declare void @k()
define void @f() {
  %p = call ptr @llvm.call.preallocated.arg(token none, i32 0) preallocated(i32) ; error@3: llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup
  ret void
}
