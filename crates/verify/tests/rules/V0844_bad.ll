; RUN: verify ; error@file: invalid enum type
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, enums: !2)
!1 = !DIFile(filename: "a.c", directory: "/")
!99 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!3}
!4 = distinct !DIGlobalVariable(name: "g", scope: !0, type: !5)
!5 = !DIBasicType(name: "int", size: 32)
!3 = !DIFile(filename: "b.c", directory: "/")
