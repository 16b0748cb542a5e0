; RUN: verify ; error@file: Attribute 'byref' does not support unsized types!
%t = type opaque
declare void @f(ptr byref(%t))
