; RUN: verify ; error@file: Attributes writable and readonly are incompatible!
declare void @f(ptr writable readonly)
