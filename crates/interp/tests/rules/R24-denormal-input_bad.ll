; RUN: run
; preserve-sign reads a subnormal operand as zero, and a division by zero cannot be converted.
define i32 @main() "denormal-fp-math"="preserve-sign,preserve-sign" {
  %x = freeze double 0x0000000000000001
  %y = fdiv double %x, %x
  %n = fptosi double %y to i32
  %c = icmp eq i32 %n, 1
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 1
}
