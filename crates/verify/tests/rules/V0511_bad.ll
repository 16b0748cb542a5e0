; RUN: verify ; error@file: Attributes 'readnone and readonly' are incompatible!
declare void @f(ptr readnone readonly)
