; RUN: dis
; Seed 001: Supported Constraint Code List: AMDGPU; Asm template argument modifiers: AMDGPU.
define void @f(i64 %x, double %d, ptr %p) {
  call void asm "use $0", "r"(i64 %x)
  call void asm "use $0", "{v0}"(i32 1)
  call void asm "use $0", "{s1}"(i32 1)
  call void asm "use $0", "v"(i32 1)
  call void asm "use $0", "s"(i32 1)
  call void asm "use ${0:r}", "r"(i64 %x)
  ret void
}
