; RUN: dis
; Seed 001: Supported Constraint Code List: MSP430.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "r"(i16 1)
  ret void
}
