; RUN: dis
; Seed 002: Data Layout.
; each kind of specification once
target datalayout = "E-S128-P1-G2-A5-p:32:32:64:16-p1:64:64:128:32-p3:16:16-i1:8:16-i16:16:32-i64:64-v32:32:64-f32:32-f64:64:128-f80:128-a:0:64-Fi32-m:e-n8:16:32:64-ni:1:3"
@g = global i64 0
