; RUN: dis
; Seed 002: Data Layout.
target datalayout = "e-m:l"
@g = private global i8 0
