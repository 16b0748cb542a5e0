; RUN: dis
; Seed 002: Data Layout.
target datalayout = "e-m:w"
@g = private global i8 0
