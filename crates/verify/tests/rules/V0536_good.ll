; RUN: verify
declare ptr @f(ptr returned, ptr)
