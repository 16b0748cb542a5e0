; RUN: verify
declare void @f() "sign-return-address"="all" "sign-return-address-key"="b_key"
