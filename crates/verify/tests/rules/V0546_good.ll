; RUN: verify
declare void @f() noinline minsize
