; RUN: verify
declare void @llvm.experimental.memset.pattern.p0.tfoot.i64(ptr, target("foo"), i64, i1)
define void @f(ptr %p, target("foo") %x) {
  call void @llvm.experimental.memset.pattern.p0.tfoot.i64(ptr %p, target("foo") %x, i64 1, i1 false) ; error@3: unsized types cannot be used as memset patterns
  ret void
}
