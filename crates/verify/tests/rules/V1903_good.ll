; RUN: verify
declare token @llvm.call.preallocated.setup(i32)
define void @f(i32 %a) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %r = freeze i32 %a
  ret void
}
