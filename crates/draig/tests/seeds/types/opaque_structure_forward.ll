; RUN: dis
; Seed 004: Structure Type.
%struct.B = type { %struct.A* }
%struct.A = type opaque
@b = global %struct.B zeroinitializer
@a = external global %struct.A
