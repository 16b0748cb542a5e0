; RUN: verify ; error@file: 'common' global must have a zero initializer!
@a = common global i32 1
