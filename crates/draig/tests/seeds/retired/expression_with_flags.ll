; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:16: sdiv constexprs are no longer supported
@x = global i32 0
define i64 @f() {
  %r = add i64 sdiv exact (i64 ptrtoint (ptr @x to i64), i64 4), shl nuw nsw (i64 ptrtoint (ptr @x to i64), i64 1) ; warning@16: sdiv constexprs are no longer supported; it became an instruction ; warning@66: shl constexprs are no longer supported; it became an instruction
  ret i64 %r
}
