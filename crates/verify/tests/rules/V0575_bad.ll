; RUN: verify ; error@file: invalid value for 'sign-return-address-key' attribute: c_key
declare void @f() "sign-return-address"="all" "sign-return-address-key"="c_key"
