; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:11: zext constexprs are no longer supported
@x = global i32 0
define i64 @f() {
  ret i64 zext (i32 ptrtoint (ptr @x to i32) to i64) ; warning@11: zext constexprs are no longer supported; it became an instruction
}
