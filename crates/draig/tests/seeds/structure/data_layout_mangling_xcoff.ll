; RUN: dis
; Seed 002: Data Layout.
target datalayout = "E-m:a"
@g = private global i8 0
