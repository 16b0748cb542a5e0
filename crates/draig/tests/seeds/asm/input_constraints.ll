; RUN: dis
; Seed 001: Input constraints.
; Seed 002: Input constraints.
define void @f(i32 %x) {
  %a = call i32 asm "a $0 $1", "=r,0"(i32 %x)
  %b = call i32 asm "b $0 $1 $2", "=&r,0,r"(i32 %x, i32 %x)
  call void asm "c $0", "r"(i32 %x)
  ret void
}
