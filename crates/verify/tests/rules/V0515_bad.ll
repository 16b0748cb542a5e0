; RUN: verify ; error@file: Attributes writable and readnone are incompatible!
declare void @f(ptr writable readnone)
