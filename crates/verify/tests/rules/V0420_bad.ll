; RUN: verify ; error@file: 'common' global may not be marked constant!
@a = common constant i32 0
