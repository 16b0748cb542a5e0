; RUN: dis
; Seed 001: Supported Constraint Code List: XCore.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "r"(i32 1)
  ret void
}
