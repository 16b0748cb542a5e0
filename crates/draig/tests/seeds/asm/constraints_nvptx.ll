; RUN: dis
; Seed 001: Supported Constraint Code List: NVPTX; Asm template argument modifiers: NVPTX.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "b"(i1 true)
  call void asm "use $0", "c"(i16 1)
  call void asm "use $0", "h"(i16 1)
  call void asm "use $0", "r"(i32 1)
  call void asm "use $0", "l"(i64 %x)
  call void asm "use $0", "N"(i64 %x)
  call void asm "use $0", "f"(float 1.0)
  call void asm "use $0", "d"(double %d)
  call void asm "use ${0:r}", "r"(i64 %x)
  ret void
}
