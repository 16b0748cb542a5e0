; RUN: verify ; error@file: Function takes metadata but isn't an intrinsic
declare void @f(metadata)
