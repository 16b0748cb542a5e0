; RUN: verify
declare spir_kernel void @f(ptr inalloca(i32))
