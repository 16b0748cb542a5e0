; RUN: verify
define void @f(ptr %p, i32 %a) {
  %x = load i32, ptr %p, !tbaa !0 ; error@3: TBAA metadata cannot have 0 operands
  ret void
}
!0 = !{}

