; RUN: dis
; Seed 001: DILocation.
; STRICT: 5:40: missing required field 'scope'
; the field is mandatory
!0 = !DILocation(line: 2900, column: 42) ; error@40: missing required field 'scope'
