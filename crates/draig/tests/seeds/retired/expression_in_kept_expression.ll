; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 7:25: zext constexprs are no longer supported
; what holds a retired expression has to become an instruction, too
@x = global i32 0
define i64 @f() {
  %a = add i64 add (i64 zext (i32 ptrtoint (ptr @x to i32) to i64), i64 1), 2 ; warning@25: zext constexprs are no longer supported; it became an instruction
  ret i64 %a
}
