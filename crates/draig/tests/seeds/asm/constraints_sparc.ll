; RUN: dis
; Seed 001: Supported Constraint Code List: Sparc; Asm template argument modifiers: Sparc.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "I"(i32 1)
  call void asm "use $0", "r"(i32 1)
  call void asm "use $0", "f"(float 1.0)
  call void asm "use $0", "e"(double %d)
  call void asm "use ${0:r}", "r"(i64 %x)
  ret void
}
