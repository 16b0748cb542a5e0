; RUN: verify
declare void @f(ptr sret(i32))
