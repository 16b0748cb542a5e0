; RUN: verify
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define amdgpu_cs_chain void @f(i32 inreg %s, i32 %v) {
  %i = add i32 %v, 1
  %r = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 0, i32 %i) ; error@3: Value for inactive lanes must be a function argument
  ret void
}
