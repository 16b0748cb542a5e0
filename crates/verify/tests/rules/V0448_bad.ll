; RUN: verify ; error@file: Calling convention parameter requires byval
declare x86_intrcc void @f(ptr)
