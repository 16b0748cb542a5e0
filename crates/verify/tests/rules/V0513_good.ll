; RUN: verify
declare void @f(ptr readnone)
