; RUN: verify
declare void @f() "sign-return-address"="all"
