; RUN: verify
declare void @f() optnone noinline
