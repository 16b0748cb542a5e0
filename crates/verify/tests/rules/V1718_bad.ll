; RUN: verify
define i32 @f(i32 %a) {
  %x = add i32 %a, 1, !range !0 ; error@3: Ranges are only for loads, calls and invokes!
  ret i32 %x
}
!0 = !{i32 0, i32 2}
