; RUN: dis
; Seed 002: Rewrite-based flags.
define double @orig(double %a, double %b, double %c) {
 %t1 = fmul contract reassoc double %a, %b
 %val = fmul contract reassoc arcp double %t1, %c
 ret double %val
}
define double @target(double %a, double %b, double %c) {
 %t1 = fmul contract reassoc double %b, %c
 %val = fmul contract reassoc double %a, %t1
 ret double %val
}
