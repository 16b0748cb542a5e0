; RUN: verify ; error@file: Calling convention requires void return type
declare amdgpu_kernel i32 @f()
