; RUN: verify
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, macros: !2)
!1 = !DIFile(filename: "a.c", directory: "/")
!99 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{}
