; RUN: dis
; Seed 001: DICompileUnit.
; STRICT: 5:70: expected unsigned integer
; a hexadecimal number where the language has only decimal ones
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, dwoId: 0x0abcd) ; error@70: expected unsigned integer
!1 = !DIFile(filename: "a.c", directory: "/")
