; RUN: dis
; Seed 001: DIGlobalVariable.
; STRICT: 8:45: invalid field 'variable'
; the variable inside the node, as before LLVM 4
@foo = global i32 0
!0 = !DIGlobalVariable(name: "foo", linkageName: "foo", scope: null,
                       file: null, line: 7, type: null, isLocal: true,
                       isDefinition: false, variable: i32* @foo, ; error@45: invalid field 'variable'
                       declaration: null)
