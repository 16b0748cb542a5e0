; RUN: verify
declare x86_intrcc void @f(ptr byval(i32))
