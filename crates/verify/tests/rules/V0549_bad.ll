; RUN: verify ; error@file: Attributes 'optsize and optdebug' are incompatible!
declare void @f() optsize optdebug
