; RUN: verify
declare i32 @f(ptr %p)
