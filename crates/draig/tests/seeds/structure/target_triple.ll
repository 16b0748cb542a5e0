; RUN: dis
; Seed 002: Target Triple.
target triple = "x86_64-apple-macosx10.7.0"
