; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:11: mul constexprs are no longer supported
@x = global i32 0
define i64 @f() {
  ret i64 mul (i64 ptrtoint (ptr @x to i64), i64 3) ; warning@11: mul constexprs are no longer supported; it became an instruction
}
