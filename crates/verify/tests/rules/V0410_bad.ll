; RUN: verify ; error@file: Only global arrays can have appending linkage!
@a = appending global i32 0
