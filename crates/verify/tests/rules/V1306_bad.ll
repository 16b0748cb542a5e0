; RUN: verify ; error@file: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void (i32) @llvm.donothing(i32 0) ; error@3: Intrinsic called with incompatible signature
  ret void
}
declare void @llvm.assume(i32)
define void @assumes(i1 %c) {
  call void (i1) @llvm.assume(i1 %c) ; error@3: Intrinsic called with incompatible signature
  ret void
}
