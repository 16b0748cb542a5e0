; RUN: dis
; Seed 000: Function attributes.
define void @f(ptr %p) {
  call void %p() convergent
  ret void
}
