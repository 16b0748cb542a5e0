; RUN: verify
@a = external dllimport global i32
