; RUN: verify ; error@file: Attributes 'noinline and alwaysinline' are incompatible!
declare void @f() noinline alwaysinline
