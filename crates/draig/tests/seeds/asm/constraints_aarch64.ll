; RUN: dis
; Seed 001: Supported Constraint Code List: AArch64; Asm template argument modifiers: AArch64.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "z"(i64 0)
  call void asm "use $0", "I"(i64 4095)
  call void asm "use $0", "J"(i64 -4095)
  call void asm "use $0", "K"(i32 255)
  call void asm "use $0", "L"(i64 255)
  call void asm "use $0", "M"(i32 65536)
  call void asm "use $0", "N"(i64 65536)
  call void asm "use $0", "*Q"(ptr elementtype(i32) %p)
  call void asm "use $0", "r"(i64 %x)
  call void asm "use $0", "w"(double %d)
  call void asm "use $0", "x"(double %d)
  call void asm "use ${0:w}", "r"(i64 %x)
  call void asm "use ${0:x}", "r"(i64 %x)
  call void asm "use ${0:b}", "r"(i64 %x)
  call void asm "use ${0:h}", "r"(i64 %x)
  call void asm "use ${0:s}", "r"(i64 %x)
  call void asm "use ${0:d}", "r"(i64 %x)
  call void asm "use ${0:q}", "r"(i64 %x)
  ret void
}
