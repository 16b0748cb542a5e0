; RUN: verify
define ptr @f(i64 %a) {
  %x = inttoptr i64 %a to ptr, !nofree !0
  ret ptr %x
}
!0 = !{}
