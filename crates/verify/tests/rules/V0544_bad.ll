; RUN: verify ; error@file: Attribute 'optnone' requires 'noinline'!
declare void @f() optnone
