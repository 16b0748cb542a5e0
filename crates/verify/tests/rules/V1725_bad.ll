; RUN: verify
define ptr @f(i64 %a) {
  %x = inttoptr i64 %a to ptr, !align !0 ; error@3: align applies only to load instructions, use attributes for calls or invokes
  ret ptr %x
}
!0 = !{i64 8}
