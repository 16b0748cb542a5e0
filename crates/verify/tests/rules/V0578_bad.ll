; RUN: verify ; error@file: invalid name for a VFABI variant: _ZGVnN2vv_f
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2vv_f"
