; RUN: verify
define i32 @f(i32 %a) {
  %x = add i32 %a, 1, !invariant.group !0 ; error@3: invariant.group metadata is only for loads and stores
  ret i32 %x
}
!0 = !{}
