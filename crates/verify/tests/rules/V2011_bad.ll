; RUN: verify
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs void @f(i32 inreg %s, i32 %v) {
  %i = add i32 %v, 1
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 0, i32 %v) ; error@3: Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions
  ret void
}
