; RUN: verify ; error@file: Attributes 'optsize and optnone' are incompatible!
declare void @f() optnone noinline optsize
