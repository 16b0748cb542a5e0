; RUN: dis
; Seed 001: callees.
define i64 @f(i64 (i64, i64)* %binop, i64 %x, i64 %y) {
  %result = call i64 %binop(i64 %x, i64 %y), !callees !0
  ret i64 %result
}
declare i64 @add(i64, i64)
declare i64 @sub(i64, i64)
!0 = !{i64 (i64, i64)* @add, i64 (i64, i64)* @sub}
