; RUN: dis
; Seed 002: Data Layout.
target datalayout = "e-m:e"
@"\01verbatim" = global i8 0
