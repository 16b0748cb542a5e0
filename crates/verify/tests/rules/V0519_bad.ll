; RUN: verify ; error@file: Attribute 'byval' does not support unsized types!
%t = type opaque
declare void @f(ptr byval(%t))
