; RUN: verify
declare void @f(i8 zeroext)
