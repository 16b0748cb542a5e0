; RUN: dis
; Seed 002: Well-Defined Values.
define { i32, <2 x float> } @f({ i32, <2 x float> } %x) {
  %y = freeze { i32, <2 x float> } %x
  %z = freeze i32 poison
  ret { i32, <2 x float> } %y
}
