; RUN: verify
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
declare void @k()
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %p = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %p) ["preallocated"(token %t)]
  ret void
}
