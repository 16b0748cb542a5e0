; RUN: dis
; Seed 002: Simple Constants.
; There are no constants of this type. LLVM 22 aborts here; the error is what it says of others like it.
; STRICT: 5:21: invalid type for null constant
@g = global x86_amx zeroinitializer ; error@21: invalid type for null constant
