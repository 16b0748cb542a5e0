; RUN: dis
; Seed 001: DIMacro.
; STRICT: 5:15: invalid field 'macinfo'
; DW_MACINFO_define is a value of the field `type:`
!2 = !DIMacro(macinfo: DW_MACINFO_define, line: 7, name: "foo(x)", ; error@15: invalid field 'macinfo'
              value: "((x) + 1)")
!3 = !DIMacro(macinfo: DW_MACINFO_undef, line: 30, name: "foo") ; error@15: invalid field 'macinfo'
