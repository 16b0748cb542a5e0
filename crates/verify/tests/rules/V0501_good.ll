; RUN: verify
declare void @f() "no-jump-tables"="true"
