; RUN: dis
; Seed 002: Opaque Structure Types.
; a number out of order, which types may have
%X = type opaque
%52 = type opaque
@g = external global %X
@h = external global %52
