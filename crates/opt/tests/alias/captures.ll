target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare ptr @malloc(i64)
declare noalias ptr @nmalloc(i64) allocsize(0)
declare void @ext(ptr)
declare i1 @extp()
declare void @nocap(ptr captures(none))
declare void @nocapret(ptr captures(ret: address, provenance))
declare void @capaddr(ptr captures(address))
declare double @sin(double) memory(errnomem: write)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(ptr)
define void @icmpcap(ptr %p, ptr %o) {
  %a = alloca i32
  %c = icmp eq ptr %a, %o
  store i1 %c, ptr @gc
  call i1 @extp()
  store i32 1, ptr %a
  %q = load ptr, ptr %p
  store i32 2, ptr %q
  ret void
}
define void @pti(ptr %p, ptr %o) {
  %a = alloca i32
  %c = ptrtoint ptr %a to i64
  store i64 %c, ptr @gc
  %q = load ptr, ptr %p
  store i32 2, ptr %q
  store i32 1, ptr %a
  ret void
}
define void @cap2(ptr %p) {
  %a = alloca i32
  %b = alloca i32
  %d = alloca i32
  call void @nocap(ptr %a)
  call void @capaddr(ptr %b)
  %q = load ptr, ptr %p
  store i32 2, ptr %q
  store i32 1, ptr %a
  store i32 1, ptr %b
  store i32 1, ptr %d
  %e = call {ptr, i32} @exts()
  %f = extractvalue {ptr, i32} %e, 0
  store i32 3, ptr %f
  %g = inttoptr i64 43 to ptr
  store i32 3, ptr %g
  %h = atomicrmw xchg ptr %p, ptr null seq_cst
  store i32 3, ptr %h
  ret void
}
declare {ptr, i32} @exts()
define void @m(ptr %p) {
  %a = call ptr @malloc(i64 4)
  %n = call ptr @nmalloc(i64 4)
  store i64 1, ptr %a
  store i64 1, ptr %n
  store i32 1, ptr %n
  store i64 1, ptr %p
  store i32 1, ptr %p
  %z = call double @sin(double 0.0)
  call void @llvm.assume(i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 4, i1 true)
  fence seq_cst
  ret void
}
@gc = global i64 0
