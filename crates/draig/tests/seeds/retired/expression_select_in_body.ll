; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:11: select constexprs are no longer supported
@x = global i32 0
define ptr @f() {
  ret ptr select (i1 icmp ult (i64 ptrtoint (ptr @x to i64), i64 7), ptr @x, ptr null) ; warning@22: icmp constexprs are no longer supported; it became an instruction
}
