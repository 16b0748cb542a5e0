; RUN: verify
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f"
