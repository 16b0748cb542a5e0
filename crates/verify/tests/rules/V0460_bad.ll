; RUN: verify ; error@file: Function takes token but isn't an intrinsic
declare void @f(token)
