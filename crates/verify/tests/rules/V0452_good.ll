; RUN: verify
declare spir_kernel void @f(ptr preallocated(i32))
