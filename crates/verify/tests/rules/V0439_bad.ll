; RUN: verify ; error@file: IFunc must have a Function resolver
@r = global i32 0
@a = ifunc void (), ptr @r
