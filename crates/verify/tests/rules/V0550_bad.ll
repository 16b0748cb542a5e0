; RUN: verify ; error@file: Attributes 'minsize and optdebug' are incompatible!
declare void @f() minsize optdebug
