%pair = type { i32, i1 }
declare %pair @llvm.sadd.with.overflow.i32(i32, i32)
declare <{ i64, i1 }> @llvm.uadd.with.overflow.x(i64, i64)
define i1 @f(i32 %x, i64 %y) {
  %r = call %pair @llvm.sadd.with.overflow.i32(i32 %x, i32 %x)
  %s = call <{ i64, i1 }> @llvm.uadd.with.overflow.x(i64 %y, i64 %y)
  %o = extractvalue %pair %r, 1
  %p = extractvalue <{ i64, i1 }> %s, 1
  ret i1 %o
}
