; RUN: verify
declare spir_kernel void @f(ptr byval(i32))
