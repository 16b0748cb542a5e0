; RUN: dis
; Seed 001: DICompileUnit.
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, dwoId: 43981, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/s", sdk: "k")
!1 = !DIFile(filename: "a.c", directory: "/")
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7}
!7 = !{i32 2, !"Debug Info Version", i32 3}
