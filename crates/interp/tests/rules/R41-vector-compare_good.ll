; RUN: run
; Lanes are compared with their own width and sign.
define i32 @main() {
  %x = freeze <2 x i32> <i32 -1, i32 5>
  %y = freeze <2 x i32> <i32 1, i32 -5>
  %less = icmp slt <2 x i32> %x, %y
  %first = extractelement <2 x i1> %less, i64 0
  %second = extractelement <2 x i1> %less, i64 1
  %wrong = xor i1 %first, true
  %any = or i1 %wrong, %second
  %status = zext i1 %any to i32
  ret i32 %status
}
