; RUN: dis
; Seed 000: Function attributes.
; LLVM 22 reads it, and its verifier says: 'allockind()' requires exactly one of alloc, realloc, and free
; alloc, realloc and free exclude each other
declare noalias ptr @f(ptr allocptr, i64) allockind("alloc,realloc")
