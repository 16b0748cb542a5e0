; RUN: verify
@a = external global [2 x { i32, <2 x i32> }]
