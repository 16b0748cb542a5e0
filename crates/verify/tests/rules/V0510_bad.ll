; RUN: verify ; error@file: Attributes 'zeroext and signext' are incompatible!
declare void @f(i8 zeroext signext)
