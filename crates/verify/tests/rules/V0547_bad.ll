; RUN: verify ; error@file: Attributes 'optdebug and optnone' are incompatible!
declare void @f() optnone noinline optdebug
