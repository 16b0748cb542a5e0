; RUN: verify
define i32 @f(i32 %a) {
  %x = add i32 %a, 1, !noalias.addrspace !0 ; error@3: noalias.addrspace are only for memory operations!
  ret i32 %x
}
!0 = !{i32 1, i32 2}
