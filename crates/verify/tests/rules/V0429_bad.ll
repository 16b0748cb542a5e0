; RUN: verify ; error@file: Globals cannot contain scalable types
@a = external global [2 x { i32, <vscale x 2 x i32> }]
