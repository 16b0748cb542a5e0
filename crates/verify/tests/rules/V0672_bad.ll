; RUN: verify
declare ptr addrspace(1) @llvm.thread.pointer.p1()
define void @f() {
  %r = call ptr addrspace(1) @llvm.thread.pointer.p1() ; error@3: llvm.thread.pointer intrinsic return type must be for the globals address space
  ret void
}
