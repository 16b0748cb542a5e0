; RUN: verify
declare void @llvm.donothing()
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void @llvm.donothing()
  ret void
}
