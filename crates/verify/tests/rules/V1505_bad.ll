; RUN: verify
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 8) ; error@3: immarg value 8 out of range [24, 257)
  ret void
}
