; RUN: verify ; error@file: 'sign-return-address-key' present without `sign-return-address`
declare void @f() "sign-return-address-key"="b_key"
