; RUN: verify
define ptr @f(i64 %a) {
  %x = inttoptr i64 %a to ptr, !nofree !0 ; error@3: nofree metadata must be empty
  ret ptr %x
}
!0 = !{i32 1}
