; RUN: dis
; Seed 002: Constant Expressions.
; Seed 003: Constant expressions.
%s = type { i32, [4 x i8] }
@x = global %s zeroinitializer
@a = global ptr getelementptr (%s, ptr @x, i32 0, i32 1, i64 2)
@b = global ptr getelementptr inbounds (%s, ptr @x, i64 1)
@c = global ptr getelementptr inbounds nuw (i8, ptr @x, i64 4)
@d = global ptr getelementptr nusw (i8, ptr @x, i64 4)
@e = global ptr getelementptr inrange(-8, 16) (i8, ptr @x, i64 4)
@f = global ptr getelementptr (i8, ptr getelementptr (i8, ptr @x, i64 4), i64 2)
@g = global ptr getelementptr (%s, ptr @x, i32 0, i32 0)
