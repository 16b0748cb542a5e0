; RUN: verify ; error@file: dllimport GlobalValue must have default visibility
@a = external hidden dllimport global i32
