; RUN: verify ; error@file: invalid value for 'denormal-fp-math' attribute: ieee,iee
declare void @f() "denormal-fp-math"="ieee,iee"
