; RUN: verify ; error@file: IFunc resolver must be a definition
declare ptr @r()
@a = ifunc void (), ptr @r
