; RUN: dis
; Seed 000: Garbage collector strategy names.
define void @f() gc "name" {
  ret void
}
