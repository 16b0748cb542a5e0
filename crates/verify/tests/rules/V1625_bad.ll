; RUN: verify
define void @f(ptr %p) !dbg !92 {
    #dbg_value(ptr %p, !10, !92, !94)
  ret void, !dbg !94 ; error@3: invalid #dbg record expression
}
!10 = !DILocalVariable(name: "x", scope: !92, type: !93)
!llvm.dbg.cu = !{!90}
!llvm.module.flags = !{!99}
!90 = distinct !DICompileUnit(language: DW_LANG_C, file: !91)
!91 = !DIFile(filename: "a.c", directory: "/")
!92 = distinct !DISubprogram(name: "f", scope: !91, file: !91, unit: !90, spFlags: DISPFlagDefinition)
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!94 = !DILocation(line: 1, scope: !92)
!99 = !{i32 2, !"Debug Info Version", i32 3}
