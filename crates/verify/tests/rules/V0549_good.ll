; RUN: verify
declare void @f() optdebug
