; RUN: verify
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx)
define void @f() {
  %x = call x86_amx @llvm.x86.tilezero.internal(i16 1, i16 4)
  %r = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx %x)
  ret void
}
