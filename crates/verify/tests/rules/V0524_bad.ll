; RUN: verify ; error@file: Attribute 'inalloca' does not support unsized types!
%t = type opaque
declare void @f(ptr inalloca(%t))
