; RUN: dis
; Seed 001: DINamespace.
; STRICT: 5:58: invalid field 'file'
; a file and a line, as before LLVM 5
!0 = !DINamespace(name: "myawesomeproject", scope: null, file: null, line: 7) ; error@58: invalid field 'file'
