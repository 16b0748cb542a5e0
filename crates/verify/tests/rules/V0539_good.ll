; RUN: verify
declare void @f(ptr, ptr sret(i32), ptr)
