; RUN: verify ; error@file: Attribute 'preallocated' does not support unsized types!
%t = type opaque
declare void @f(ptr preallocated(%t))
