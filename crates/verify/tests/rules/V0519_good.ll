; RUN: verify
%t = type { i32 }
declare void @f(ptr byval(%t))
