; RUN: verify
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @g(ptr preallocated(i32))
define void @f(i32 %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %p = call ptr @llvm.call.preallocated.arg(token %t, i32 %x) preallocated(i32) ; error@3: immarg operand has non-immediate parameter ; error@3: llvm.call.preallocated.alloc arg index must be a constant
  call void @g(ptr preallocated(i32) %p) ["preallocated"(token %t)]
  ret void
}
