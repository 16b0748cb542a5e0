; RUN: verify
declare void @f() noinline optsize
