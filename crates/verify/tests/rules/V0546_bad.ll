; RUN: verify ; error@file: Attributes 'minsize and optnone' are incompatible!
declare void @f() optnone noinline minsize
