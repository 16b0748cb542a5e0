; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 12:33: shl constexprs are no longer supported
; computed at the end of the block that the operand comes from
@x = global i32 0
define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i64 [ 1, %entry ], [ shl (i64 ptrtoint (ptr @x to i64), i64 3), %a ] ; warning@33: shl constexprs are no longer supported; it became an instruction
  ret i64 %r
}
