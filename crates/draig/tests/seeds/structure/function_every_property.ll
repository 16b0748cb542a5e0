; RUN: dis
; Seed 000: Functions.
; Seed 004: Functions.
$c = comdat any
define weak_odr dso_local hidden fastcc zeroext i8 @f(i32 signext %x, ptr noalias nonnull %p) unnamed_addr addrspace(0) nounwind "key"="value" section "s" partition "p" comdat($c) align 32 gc "shadow-stack" prefix i32 1 prologue i8 144 personality ptr @personality !m !0 !m !1 {
entry:
  ret i8 0
}
declare dllimport void @g() local_unnamed_addr
declare i32 @personality(...)
!0 = !{}
!1 = !{!"second"}
