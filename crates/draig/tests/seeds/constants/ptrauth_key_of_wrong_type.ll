; RUN: dis
; Seed 002: Pointer Authentication Constants.
; STRICT: 4:17: constant ptrauth key must be i32 constant
@g = global ptr ptrauth (ptr @g, i64 0) ; error@17: constant ptrauth key must be i32 constant
