; RUN: dis
; Seed 002: X86_amx Type.
define void @f(ptr %p) {
  %t = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 8)
  call void @llvm.x86.tilestored64.internal(i16 8, i16 8, ptr %p, i64 8, x86_amx %t)
  ret void
}
