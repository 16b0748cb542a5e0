; RUN: verify ; error@file: Function returns a token but isn't an intrinsic
declare token @f()
