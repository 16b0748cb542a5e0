; RUN: verify
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t), "preallocated"(token %t) ] ; error@3: Multiple preallocated operand bundles
  ret void
}
declare ptr @llvm.call.preallocated.arg(token, i32)
