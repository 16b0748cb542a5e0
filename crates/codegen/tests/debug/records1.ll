; ModuleID = 'records.c'
source_filename = "records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@arr = dso_local local_unnamed_addr global [4 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00], align 16, !dbg !0
@main.k = internal unnamed_addr global i32 0, align 4, !dbg !17
@counter = internal unnamed_addr global i32 3, align 4, !dbg !52
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %f %d\0A\00", align 1, !dbg !47

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @add(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !69 {
    #dbg_value(i32 %0, !73, !DIExpression(), !78)
    #dbg_value(i32 %1, !74, !DIExpression(), !78)
  %3 = add nsw i32 %1, %0, !dbg !79
    #dbg_value(i32 %3, !75, !DIExpression(), !78)
    #dbg_value(i32 %3, !75, !DIExpression(), !78)
  ret i32 %3, !dbg !80
}

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 !dbg !19 {
    #dbg_assign(i1 poison, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 96), !81, ptr poison, !DIExpression(), !82)
    #dbg_value(i32 %0, !26, !DIExpression(), !82)
    #dbg_value(ptr %1, !27, !DIExpression(), !82)
    #dbg_value(i32 1, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !82)
    #dbg_assign(i1 poison, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 96), !83, ptr poison, !DIExpression(), !82)
    #dbg_value(float 1.500000e+00, !38, !DIExpression(), !82)
    #dbg_value(i32 5, !44, !DIExpression(), !82)
    #dbg_value(i32 0, !45, !DIExpression(), !84)
    #dbg_value(i32 0, !45, !DIExpression(), !84)
  %3 = load i32, ptr @counter, align 4, !tbaa !65
  %4 = load i32, ptr @main.k, align 4, !tbaa !65
    #dbg_value(i32 poison, !45, !DIExpression(), !84)
  %5 = add i32 %4, 6, !dbg !85
  %6 = mul i32 %4, 3, !dbg !85
  %7 = add i32 %3, %6, !dbg !85
  %8 = add i32 %7, 10, !dbg !85
  store i32 %5, ptr @main.k, align 4, !dbg !86, !tbaa !65
  store i32 %8, ptr @counter, align 4, !dbg !89, !tbaa !65
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %8, double noundef 1.500000e+00, i32 noundef 5), !dbg !90
  ret i32 0, !dbg !91
}

; Function Attrs: nofree nounwind
declare !dbg !92 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}
!llvm.errno.tbaa = !{!65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "arr", scope: !2, file: !3, line: 8, type: !54, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "records.c", directory: "/src", checksumkind: CSK_MD5, checksum: "aeedf4f61388b0709d996f1abce46158")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 3, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "A", value: 0)
!9 = !DIEnumerator(name: "B", value: 5)
!10 = !{!0, !11, !17, !47, !52}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 24, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 3)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "k", scope: !19, file: !3, line: 13, type: !22, isLocal: true, isDefinition: true)
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !20, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25, keyInstructions: true)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22, !23}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!25 = !{!26, !27, !28, !38, !44, !45}
!26 = !DILocalVariable(name: "argc", arg: 1, scope: !19, file: !3, line: 9, type: !22)
!27 = !DILocalVariable(name: "argv", arg: 2, scope: !19, file: !3, line: 9, type: !23)
!28 = !DILocalVariable(name: "p", scope: !19, file: !3, line: 10, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "PT", file: !3, line: 4, baseType: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "P", file: !3, line: 2, size: 128, elements: !31)
!31 = !{!32, !33, !34, !35}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !30, file: !3, line: 2, baseType: !22, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !30, file: !3, line: 2, baseType: !6, size: 3, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !30, file: !3, line: 2, baseType: !22, size: 5, offset: 35, flags: DIFlagBitField, extraData: i64 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !30, file: !3, line: 2, baseType: !36, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!38 = !DILocalVariable(name: "u", scope: !19, file: !3, line: 11, type: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "U", file: !3, line: 6, size: 32, elements: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !39, file: !3, line: 6, baseType: !22, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !39, file: !3, line: 6, baseType: !43, size: 32)
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !DILocalVariable(name: "e", scope: !19, file: !3, line: 12, type: !5)
!45 = !DILocalVariable(name: "i", scope: !46, file: !3, line: 13, type: !22)
!46 = distinct !DILexicalBlock(scope: !19, file: !3, line: 13, column: 3)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 80, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 10)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !22, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 256, elements: !56)
!55 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!56 = !{!57}
!57 = !DISubrange(count: 4)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C/C++ TBAA"}
!69 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !70, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72, keyInstructions: true)
!70 = !DISubroutineType(types: !71)
!71 = !{!22, !22, !22}
!72 = !{!73, !74, !75, !76}
!73 = !DILocalVariable(name: "a", arg: 1, scope: !69, file: !3, line: 7, type: !22)
!74 = !DILocalVariable(name: "b", arg: 2, scope: !69, file: !3, line: 7, type: !22)
!75 = !DILocalVariable(name: "s", scope: !69, file: !3, line: 7, type: !22)
!76 = !DILocalVariable(name: "t", scope: !77, file: !3, line: 7, type: !22)
!77 = distinct !DILexicalBlock(scope: !69, file: !3, line: 7, column: 40)
!78 = !DILocation(line: 0, scope: !69)
!79 = !DILocation(line: 7, column: 35, scope: !69, atomGroup: 1, atomRank: 2)
!80 = !DILocation(line: 7, column: 70, scope: !69, atomGroup: 5, atomRank: 1)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 0, scope: !19)
!83 = distinct !DIAssignID()
!84 = !DILocation(line: 0, scope: !46)
!85 = !DILocation(line: 13, column: 3, scope: !46, atomGroup: 14, atomRank: 1)
!86 = !DILocation(line: 13, column: 49, scope: !87, atomGroup: 7, atomRank: 1)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 13, column: 31)
!88 = distinct !DILexicalBlock(scope: !46, file: !3, line: 13, column: 3)
!89 = !DILocation(line: 13, column: 73, scope: !87, atomGroup: 8, atomRank: 1)
!90 = !DILocation(line: 14, column: 3, scope: !19)
!91 = !DILocation(line: 15, column: 3, scope: !19, atomGroup: 12, atomRank: 1)
!92 = !DISubprogram(name: "printf", scope: !93, file: !93, line: 356, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!94 = !DISubroutineType(types: !95)
!95 = !{!22, !96, null}
!96 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !36)
