; RUN: verify ; error@file: Global is marked as dllimport, but not external
@a = dllimport global i32 0
