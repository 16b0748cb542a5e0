; One call of every family of retired intrinsics of riscv.

define i32 @f0(i32 %0, i32 %1) {
  %r = call i32 @llvm.riscv.aes32dsi(i32 %0, i32 %1, i8 0)
  ret i32 %r
}

define i32 @f1(i32 %0, i32 %1) {
  %r = call i32 @llvm.riscv.aes32dsmi(i32 %0, i32 %1, i8 1)
  ret i32 %r
}

define i32 @f2(i32 %0, i32 %1) {
  %r = call i32 @llvm.riscv.aes32esi(i32 %0, i32 %1, i8 2)
  ret i32 %r
}

define i32 @f3(i32 %0, i32 %1) {
  %r = call i32 @llvm.riscv.aes32esmi(i32 %0, i32 %1, i8 3)
  ret i32 %r
}

define i64 @f4(i64 %0) {
  %r = call i64 @llvm.riscv.sha256sig0.i64(i64 %0)
  ret i64 %r
}

define i64 @f5(i64 %0) {
  %r = call i64 @llvm.riscv.sha256sig1.i64(i64 %0)
  ret i64 %r
}

define i64 @f6(i64 %0) {
  %r = call i64 @llvm.riscv.sha256sum0.i64(i64 %0)
  ret i64 %r
}

define i64 @f7(i64 %0) {
  %r = call i64 @llvm.riscv.sha256sum1.i64(i64 %0)
  ret i64 %r
}

define i64 @f8(i64 %0) {
  %r = call i64 @llvm.riscv.sm3p0.i64(i64 %0)
  ret i64 %r
}

define i64 @f9(i64 %0) {
  %r = call i64 @llvm.riscv.sm3p1.i64(i64 %0)
  ret i64 %r
}

define i32 @f10(i32 %0, i32 %1) {
  %r = call i32 @llvm.riscv.sm4ed.i32(i32 %0, i32 %1, i8 3)
  ret i32 %r
}

define i64 @f11(i64 %0, i64 %1) {
  %r = call i64 @llvm.riscv.sm4ed.i64(i64 %0, i64 %1, i32 1)
  ret i64 %r
}

define i32 @f12(i32 %0, i32 %1) {
  %r = call i32 @llvm.riscv.sm4ks.i32(i32 %0, i32 %1, i8 2)
  ret i32 %r
}

define i64 @f13(i64 %0, i64 %1) {
  %r = call i64 @llvm.riscv.sm4ks.i64(i64 %0, i64 %1, i32 0)
  ret i64 %r
}

declare i32 @llvm.riscv.aes32dsi(i32, i32, i8)
declare i32 @llvm.riscv.aes32dsmi(i32, i32, i8)
declare i32 @llvm.riscv.aes32esi(i32, i32, i8)
declare i32 @llvm.riscv.aes32esmi(i32, i32, i8)
declare i64 @llvm.riscv.sha256sig0.i64(i64)
declare i64 @llvm.riscv.sha256sig1.i64(i64)
declare i64 @llvm.riscv.sha256sum0.i64(i64)
declare i64 @llvm.riscv.sha256sum1.i64(i64)
declare i64 @llvm.riscv.sm3p0.i64(i64)
declare i64 @llvm.riscv.sm3p1.i64(i64)
declare i32 @llvm.riscv.sm4ed.i32(i32, i32, i8)
declare i64 @llvm.riscv.sm4ed.i64(i64, i64, i32)
declare i32 @llvm.riscv.sm4ks.i32(i32, i32, i8)
declare i64 @llvm.riscv.sm4ks.i64(i64, i64, i32)
