; RUN: verify
declare void @f() "warn-stack-size"="4294967295"
