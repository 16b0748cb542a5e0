; RUN: verify
define void @f(i32 %a, i64 %w) {
e:
  br label %n
n:
  %r = phi i32 [ %a, %e ]
  ret void
}
; A target type that is like a token may be selected.
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
define void @like_a_token(i1 %c) {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %s = select i1 %c, target("dx.RawBuffer", i32, 1, 0) %a, target("dx.RawBuffer", i32, 1, 0) %a
  ret void
}
