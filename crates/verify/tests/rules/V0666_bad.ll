; RUN: verify
declare i8 @llvm.bswap.i8(i8)
define void @f() {
  %r = call i8 @llvm.bswap.i8(i8 0) ; error@3: bswap must be an even number of bytes
  ret void
}
