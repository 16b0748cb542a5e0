; RUN: verify
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 25) ; error@3: reg_count argument to nvvm.setmaxnreg must be in multiples of 8
  ret void
}
