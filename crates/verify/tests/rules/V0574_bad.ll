; RUN: verify ; error@file: invalid value for 'sign-return-address' attribute: some
declare void @f() "sign-return-address"="some"
