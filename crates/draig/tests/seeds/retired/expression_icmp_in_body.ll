; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:10: icmp constexprs are no longer supported
@x = global i32 0
define i1 @f() {
  ret i1 icmp ult (i64 ptrtoint (ptr @x to i64), i64 7) ; warning@10: icmp constexprs are no longer supported; it became an instruction
}
