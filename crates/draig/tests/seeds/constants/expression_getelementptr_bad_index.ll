; RUN: dis
; Seed 002: Constant Expressions.
; STRICT: 5:17: invalid getelementptr indices
@x = global { i32 } zeroinitializer
@a = global ptr getelementptr ({ i32 }, ptr @x, i32 0, i32 1) ; error@17: invalid getelementptr indices
