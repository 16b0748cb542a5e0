; RUN: dis
; Seed 001: Supported Constraint Code List: SystemZ; Asm template argument modifiers: SystemZ.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "I"(i32 255)
  call void asm "use $0", "J"(i32 4095)
  call void asm "use $0", "K"(i32 -1)
  call void asm "use $0", "L"(i32 -1)
  call void asm "use $0", "M"(i32 2147483647)
  call void asm "use $0", "*Q"(ptr elementtype(i32) %p)
  call void asm "use $0", "*R"(ptr elementtype(i32) %p)
  call void asm "use $0", "*S"(ptr elementtype(i32) %p)
  call void asm "use $0", "*T"(ptr elementtype(i32) %p)
  call void asm "use $0", "r"(i64 %x)
  call void asm "use $0", "d"(i64 %x)
  call void asm "use $0", "a"(i64 %x)
  call void asm "use $0", "h"(i32 1)
  call void asm "use $0", "f"(double %d)
  call void asm "use ${0:n}", "r"(i64 %x)
  ret void
}
