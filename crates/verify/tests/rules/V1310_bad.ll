; RUN: verify
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void %p(token none) ; error@3: Function has token parameter but isn't an intrinsic
  ret void
}
define void @g(ptr %p) {
  %t = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  call void %p(target("dx.RawBuffer", i32, 1, 0) %t) ; error@3: Function has token parameter but isn't an intrinsic
  ret void
}
