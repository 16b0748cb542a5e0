; RUN: dis
; Seed 001: Output constraints.
; Seed 002: Output constraints.
define void @f() {
  %a = call i32 asm "a $0", "=r"()
  %b = call i32 asm "b $0", "=&r"()
  %c = call { i32, i64 } asm "c $0, $1", "=r,=&r"()
  ret void
}
