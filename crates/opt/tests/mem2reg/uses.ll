declare i1 @c()
declare void @use(i32)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.assume(i1)
declare ptr @llvm.launder.invariant.group.p0(ptr)
define i32 @multi_noundef(i1 %p) {
entry:
  %x = alloca i32
  %w = load i32, ptr %x, !noundef !0
  br i1 %p, label %l, label %m
l:
  store i32 4, ptr %x
  br label %m
m:
  %w2 = load i32, ptr %x, !noundef !0
  %r = add i32 %w, %w2
  ret i32 %r
}
define ptr @multi_nonnull(i1 %p, ptr %q) {
entry:
  %x = alloca ptr
  store ptr %q, ptr %x
  %w = load ptr, ptr %x, !noundef !0, !nonnull !0
  br i1 %p, label %l, label %m
l:
  store ptr null, ptr %x
  br label %m
m:
  %w2 = load ptr, ptr %x, !noundef !0, !nonnull !0
  ret ptr %w2
}
define i32 @lifetime(i32 %a) {
  %x = alloca i32
  call void @llvm.lifetime.start.p0(ptr %x)
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  call void @llvm.assume(i1 true) ["align"(ptr %x, i64 8), "nonnull"(ptr %x)]
  call void @llvm.lifetime.end.p0(ptr %x)
  ret i32 %v
}
define i32 @gep0(i32 %a) {
  %x = alloca i32
  %g = getelementptr i32, ptr %x, i64 0
  %g1 = getelementptr i32, ptr %x, i64 1
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @gep1(i32 %a) {
  %x = alloca i32
  %g = getelementptr i32, ptr %x, i64 0
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @gep2(i32 %a) {
  %x = alloca i32
  %g = getelementptr {i32, i32}, ptr %x, i64 0, i32 0
  call void @llvm.assume(i1 true) ["align"(ptr %g, i64 8), "nonnull"(ptr %g)]
  %b = bitcast ptr %x to ptr
  %as = addrspacecast ptr %x to ptr addrspace(1)
  %as2 = addrspacecast ptr addrspace(1) %as to ptr
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @vol(i32 %a) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %w = alloca i32, addrspace(5)
  %in = alloca i32, i32 %a
  store volatile i32 %a, ptr %x
  store atomic i32 %a, ptr %y seq_cst, align 4
  %v = load i32, ptr %x
  %v2 = load i32, ptr %y
  store float 1.0, ptr %z
  %v3 = load float, ptr %z
  store i32 1, ptr addrspace(5) %w
  store i32 1, ptr %in
  %v4 = load i32, ptr %in
  ret i32 %v
}
define void @unused(i32 %a) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca {i32, i32}
  store i32 %a, ptr %y
  store {i32, i32} zeroinitializer, ptr %z
  %q = load {i32, i32}, ptr %z
  ret void
}
define void @scalable(<vscale x 4 x i32> %a) {
  %x = alloca <vscale x 4 x i32>
  store <vscale x 4 x i32> %a, ptr %x
  %q = load <vscale x 4 x i32>, ptr %x
  ret void
}
define void @later(i32 %a) {
  br label %n
n:
  %x = alloca i32
  store i32 %a, ptr %x
  ret void
}
define i32 @self(i32 %a) {
entry:
  %x = alloca i32
  ret i32 %a
u:
  %v = load i32, ptr %x
  store i32 %v, ptr %x
  br label %u
}
define i32 @unreach_single_store(i32 %a) {
entry:
  %x = alloca i32
  store i32 %a, ptr %x
  ret i32 %a
u:
  %v = load i32, ptr %x
  call void @use(i32 %v)
  ret i32 %v
}
define i32 @unreach_single_store2(i32 %a) {
entry:
  %x = alloca i32
  %v = load i32, ptr %x
  ret i32 %v
u:
  store i32 %a, ptr %x
  %v2 = load i32, ptr %x
  call void @use(i32 %v)
  ret i32 %v2
}
!0 = !{}
