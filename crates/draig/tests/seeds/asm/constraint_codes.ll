; RUN: dis
; Seed 001: Constraint Codes.
; Seed 002: Constraint Codes.
define void @f(i32 %x) {
  call void asm "a $0", "^wc"(i32 %x)
  call void asm "b $0", "{eax}"(i32 %x)
  call void asm "c $0", "im"(i32 %x)
  call void asm "d $0", "{eax}m"(i32 %x)
  call void asm "e $0 $1", "rm|r,ri|rm"(i32 %x, i32 %x)
  call void asm "f $0 $1", "{r11}{r12},{r11}{r12}"(i32 %x, i32 %x)
  ret void
}
