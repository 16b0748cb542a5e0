; RUN: dis
; Seed 001: Supported Constraint Code List: Hexagon; Asm template argument modifiers: Hexagon.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "*o"(ptr elementtype(i32) %p)
  call void asm "use $0", "*v"(ptr elementtype(i32) %p)
  call void asm "use $0", "r"(i32 1)
  call void asm "use ${0:I}", "r"(i64 %x)
  call void asm "use ${0:L}", "r"(i64 %x)
  ret void
}
