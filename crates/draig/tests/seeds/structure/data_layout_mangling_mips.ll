; RUN: dis
; Seed 002: Data Layout.
target datalayout = "e-m:m"
@g = private global i8 0
