; RUN: dis
; Seed 001: absolute_symbol.
@a = external global i8, !absolute_symbol !0 ; Absolute symbol in range [0,256)
@b = external global i8, !absolute_symbol !1 ; Absolute symbol in range [0,2^64)
!0 = !{ i64 0, i64 256 }
!1 = !{ i64 -1, i64 -1 }
