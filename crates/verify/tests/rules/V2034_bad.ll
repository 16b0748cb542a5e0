; RUN: verify
declare void @llvm.amdgcn.init.exec.from.input(i32, i32 immarg)
define amdgpu_ps void @f(i32 inreg %a, i32 %b) {
  call void @llvm.amdgcn.init.exec.from.input(i32 0, i32 0) ; error@3: only inreg arguments to the parent function are valid as inputs to this intrinsic
  ret void
}
define amdgpu_ps void @g(i32 inreg %a, i32 %b) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %b, i32 0) ; error@3: only inreg arguments to the parent function are valid as inputs to this intrinsic
  ret void
}
define amdgpu_ps void @h(i32 inreg %a, i32 %b) {
  %c = add i32 %a, 1
  call void @llvm.amdgcn.init.exec.from.input(i32 %c, i32 0) ; error@3: only inreg arguments to the parent function are valid as inputs to this intrinsic
  ret void
}
