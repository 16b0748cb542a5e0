; RUN: dis
; Seed 001: DISubroutineType.
; STRICT: 5:6: expected metadata type
; the example calls the class BasicType
!0 = !BasicType(name: "int", size: 32, align: 32, DW_ATE_signed) ; error@6: expected metadata type
