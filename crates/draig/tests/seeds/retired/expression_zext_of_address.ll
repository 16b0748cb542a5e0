; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:17: zext constexprs are no longer supported
; in an initializer there is no place for an instruction
@x = global i32 0
@g = global i64 zext (i32 ptrtoint (ptr @x to i32) to i64) ; error@17: zext constexprs are no longer supported
