; RUN: verify
declare void @f(ptr swifterror, ptr)
