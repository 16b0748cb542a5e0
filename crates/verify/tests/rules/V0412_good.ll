; RUN: verify
@a = protected dllexport global i32 0
