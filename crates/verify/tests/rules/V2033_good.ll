; RUN: verify
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 32)
  ret void
}
