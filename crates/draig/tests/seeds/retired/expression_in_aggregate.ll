; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 6:35: mul constexprs are no longer supported
@x = global i32 0
define void @f(ptr %p) {
  store { i32, i64 } { i32 7, i64 mul (i64 ptrtoint (ptr @x to i64), i64 3) }, ptr %p ; warning@35: mul constexprs are no longer supported; it became an instruction
  ret void
}
