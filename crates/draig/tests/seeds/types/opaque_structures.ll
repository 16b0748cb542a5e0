; RUN: dis
; Seed 002: Opaque Structure Types.
%X = type opaque
%0 = type opaque
@g = external global %X
@h = external global %0
