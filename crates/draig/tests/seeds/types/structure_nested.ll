; RUN: dis
; Seed 004: Structure Type.
%struct.A = type { %struct.anon, %struct.anon.0 }
%struct.anon = type { i32, i32, i32 }
%struct.anon.0 = type { i32, i32, i32 }
@a = global %struct.A zeroinitializer
@b = global { i32, i32, i32 } zeroinitializer
