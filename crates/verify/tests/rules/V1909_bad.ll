; RUN: verify
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @g(ptr preallocated(i32))
define void @f(i32 %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %p = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %p) ["foo"(token %t)] ; error@3: Use of llvm.call.preallocated.setup outside intrinsics must be in "preallocated" operand bundle ; error@3: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
  ret void
}
