; RUN: dis
; Seed 001: DICompileUnit.
; STRICT: 5:6: missing 'distinct', required for !DICompileUnit
; as the example is written
!0 = !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang", ; error@6: missing 'distinct', required for !DICompileUnit
                    isOptimized: true, flags: "-O2", runtimeVersion: 2,
                    splitDebugFilename: "abc.debug", emissionKind: FullDebug,
                    enums: !2, retainedTypes: !2, globals: !2, imports: !2,
                    macros: !2, dwoId: 43981)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{}
