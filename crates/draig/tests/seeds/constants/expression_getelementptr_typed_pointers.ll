; RUN: dis
; Seed 003: Constant expressions.
%s = type { i32, [4 x i8] }
@x = global %s zeroinitializer
@a = global i8* getelementptr (%s, %s* @x, i32 0, i32 1, i64 2)
@b = global i8* getelementptr inbounds ([4 x i8], [4 x i8]* getelementptr (%s, %s* @x, i32 0, i32 1), i64 0, i64 0)
