; RUN: verify
declare i16 @llvm.bswap.i16(i16)
define void @f() {
  %r = call i16 @llvm.bswap.i16(i16 0)
  ret void
}
