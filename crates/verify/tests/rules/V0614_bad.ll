; RUN: verify
declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx)
define void @f() {
  %r = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx poison) ; error@3: const x86_amx is not allowed in argument!
  ret void
}
