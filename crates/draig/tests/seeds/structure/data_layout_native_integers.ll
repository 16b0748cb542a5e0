; RUN: dis
; Seed 002: Data Layout.
target datalayout = "e-n8:16:32:64"
