; RUN: verify
declare void @f() unnamed_addr jumptable
