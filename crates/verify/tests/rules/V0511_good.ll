; RUN: verify
declare void @f(ptr readonly)
