; RUN: verify
declare void @f() "denormal-fp-math"="ieee,dynamic"
