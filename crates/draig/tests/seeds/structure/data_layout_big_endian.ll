; RUN: dis
; Seed 002: Data Layout.
target datalayout = "E"
@g = global i32 1
