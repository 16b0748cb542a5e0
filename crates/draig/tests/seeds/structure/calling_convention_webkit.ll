; RUN: dis
; Seed 000: Calling conventions.
; STRICT: 5:8: expected type
; LLVM 18 retired the name
define webkit_jscc void @webkit() { ret void } ; error@8: expected type
