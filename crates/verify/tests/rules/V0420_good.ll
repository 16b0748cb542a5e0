; RUN: verify
@a = common global i32 0
