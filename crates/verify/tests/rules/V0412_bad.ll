; RUN: verify ; error@file: dllexport GlobalValue must have default or protected visibility
@a = hidden dllexport global i32 0
