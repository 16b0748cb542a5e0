; RUN: verify
define i32 @f(i32 %a) {
  %x = add i32 %a, %a, !fpmath !0 ; error@3: fpmath requires a floating point result!
  ret i32 %x
}
!0 = !{float 2.5}
