; ModuleID = 'variants.b592e3150b2b5776-cgu.0'
source_filename = "variants.b592e3150b2b5776-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define noundef i32 @area(ptr noalias noundef readonly align 4 captures(none) dereferenceable(12) %s) unnamed_addr #0 !dbg !7 {
start:
    #dbg_value(ptr %s, !34, !DIExpression(), !44)
  %0 = load i32, ptr %s, align 4, !dbg !45, !range !46, !noundef !24
  switch i32 %0, label %default.unreachable2 [
    i32 0, label %bb4
    i32 1, label %bb3
    i32 2, label %bb7
  ], !dbg !47

default.unreachable2:                             ; preds = %start
  unreachable

bb4:                                              ; preds = %start
    #dbg_value(ptr %s, !35, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !48)
  %1 = getelementptr inbounds nuw i8, ptr %s, i64 4, !dbg !49
  %_5 = load float, ptr %1, align 4, !dbg !49, !noundef !24
  %_4 = tail call i32 @llvm.fptoui.sat.i32.f32(float %_5), !dbg !50
    #dbg_value(i32 %_4, !51, !DIExpression(), !61)
    #dbg_value(i32 3, !60, !DIExpression(), !61)
  %_0.i1 = mul i32 %_4, 3, !dbg !63
  br label %bb7, !dbg !64

bb3:                                              ; preds = %start
    #dbg_value(ptr %s, !38, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !65)
    #dbg_value(ptr %s, !41, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !66)
  %2 = getelementptr inbounds nuw i8, ptr %s, i64 4, !dbg !67
  %_8 = load i32, ptr %2, align 4, !dbg !67, !noundef !24
  %3 = getelementptr inbounds nuw i8, ptr %s, i64 8, !dbg !68
  %_9 = load i32, ptr %3, align 4, !dbg !68, !noundef !24
    #dbg_value(i32 %_8, !51, !DIExpression(), !69)
    #dbg_value(i32 %_9, !60, !DIExpression(), !69)
  %_0.i = mul i32 %_9, %_8, !dbg !71
  br label %bb7, !dbg !72

bb7:                                              ; preds = %start, %bb3, %bb4
  %p.sroa.0.0 = phi i32 [ %_0.i1, %bb4 ], [ %_0.i, %bb3 ], [ 0, %start ], !dbg !44
  ret i32 %p.sroa.0.0, !dbg !73
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define noundef i64 @first(i64 noundef %0, ptr noalias noundef readonly align 8 captures(address_is_null) dereferenceable_or_null(8) %1, ptr noalias noundef nonnull readonly align 1 captures(none) %text.0, i64 noundef %text.1) unnamed_addr #0 !dbg !74 {
start:
    #dbg_value(i64 %0, !107, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !113)
    #dbg_value(ptr %1, !107, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !113)
    #dbg_value(ptr %text.0, !108, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !113)
    #dbg_value(i64 %text.1, !108, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !113)
    #dbg_value(i64 %text.1, !109, !DIExpression(), !114)
  %.not = icmp eq ptr %1, null, !dbg !115
  br i1 %.not, label %bb5, label %bb4, !dbg !116

bb4:                                              ; preds = %start
    #dbg_value(ptr %1, !111, !DIExpression(), !117)
  %_7 = load i64, ptr %1, align 8, !dbg !118, !noundef !24
  %2 = xor i64 %_7, %text.1, !dbg !118
  br label %bb5, !dbg !119

bb5:                                              ; preds = %start, %bb4
  %_0.sroa.0.0 = phi i64 [ %2, %bb4 ], [ %0, %start ], !dbg !120
  ret i64 %_0.sroa.0.0, !dbg !121
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "variants.rs/@/variants.b592e3150b2b5776-cgu.0", directory: "/src")
!7 = distinct !DISubprogram(name: "area", scope: !9, file: !8, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !24, retainedNodes: !33)
!8 = !DIFile(filename: "variants.rs", directory: "/src", checksumkind: CSK_MD5, checksum: "62df7c900884d64b6dae26632db1c43b")
!9 = !DINamespace(name: "variants", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13}
!12 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&variants::Shape", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !9, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !16, templateParams: !24, identifier: "1951565a64f316f68a6cd2ac063927d0")
!15 = !DIFile(filename: "<unknown>", directory: "")
!16 = !{!17}
!17 = !DICompositeType(tag: DW_TAG_variant_part, scope: !14, file: !15, size: 96, align: 32, elements: !18, templateParams: !24, identifier: "6c3bf9c9f99c22cd3819cb792000a44d", discriminator: !32)
!18 = !{!19, !25, !30}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", scope: !17, file: !15, baseType: !20, size: 96, align: 32, extraData: i32 0)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !14, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !21, templateParams: !24, identifier: "2c8a461aaf47c523e6f8bc126af4125e")
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !20, file: !15, baseType: !23, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!23 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!24 = !{}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "Rect", scope: !17, file: !15, baseType: !26, size: 96, align: 32, extraData: i32 1)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rect", scope: !14, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !27, templateParams: !24, identifier: "6d3df327d3eda95d4de3211dd9f7a418")
!27 = !{!28, !29}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !26, file: !15, baseType: !12, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !26, file: !15, baseType: !12, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "Unit", scope: !17, file: !15, baseType: !31, size: 96, align: 32, extraData: i32 2)
!31 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unit", scope: !14, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !24, identifier: "b5e3336bf337ada8de41d35dc2f08242")
!32 = !DIDerivedType(tag: DW_TAG_member, scope: !14, file: !15, baseType: !12, size: 32, align: 32, flags: DIFlagArtificial)
!33 = !{!34, !35, !38, !41, !42}
!34 = !DILocalVariable(name: "s", arg: 1, scope: !7, file: !8, line: 8, type: !13)
!35 = !DILocalVariable(name: "r", scope: !36, file: !8, line: 10, type: !37, align: 64)
!36 = distinct !DILexicalBlock(scope: !7, file: !8, line: 10, column: 9)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f32", baseType: !23, size: 64, align: 64, dwarfAddressSpace: 0)
!38 = !DILocalVariable(name: "w", scope: !39, file: !8, line: 11, type: !40, align: 64)
!39 = distinct !DILexicalBlock(scope: !7, file: !8, line: 11, column: 9)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u32", baseType: !12, size: 64, align: 64, dwarfAddressSpace: 0)
!41 = !DILocalVariable(name: "h", scope: !39, file: !8, line: 11, type: !40, align: 64)
!42 = !DILocalVariable(name: "p", scope: !43, file: !8, line: 11, type: !12, align: 32)
!43 = distinct !DILexicalBlock(scope: !39, file: !8, line: 11, column: 35)
!44 = !DILocation(line: 0, scope: !7)
!45 = !DILocation(line: 9, column: 11, scope: !7)
!46 = !{i32 0, i32 3}
!47 = !DILocation(line: 9, column: 5, scope: !7)
!48 = !DILocation(line: 10, column: 23, scope: !36)
!49 = !DILocation(line: 10, column: 30, scope: !36)
!50 = !DILocation(line: 10, column: 29, scope: !36)
!51 = !DILocalVariable(name: "self", arg: 1, scope: !52, file: !53, line: 2532, type: !12)
!52 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_mul", scope: !54, file: !53, line: 2532, type: !57, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !24, retainedNodes: !59)
!53 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!54 = !DINamespace(name: "{impl#8}", scope: !55)
!55 = !DINamespace(name: "num", scope: !56)
!56 = !DINamespace(name: "core", scope: null)
!57 = !DISubroutineType(types: !58)
!58 = !{!12, !12, !12}
!59 = !{!51, !60}
!60 = !DILocalVariable(name: "rhs", arg: 2, scope: !52, file: !53, line: 2532, type: !12)
!61 = !DILocation(line: 0, scope: !52, inlinedAt: !62)
!62 = distinct !DILocation(line: 10, column: 41, scope: !36)
!63 = !DILocation(line: 2533, column: 13, scope: !52, inlinedAt: !62)
!64 = !DILocation(line: 10, column: 55, scope: !7)
!65 = !DILocation(line: 11, column: 23, scope: !39)
!66 = !DILocation(line: 11, column: 26, scope: !39)
!67 = !DILocation(line: 11, column: 43, scope: !39)
!68 = !DILocation(line: 11, column: 58, scope: !39)
!69 = !DILocation(line: 0, scope: !52, inlinedAt: !70)
!70 = distinct !DILocation(line: 11, column: 45, scope: !39)
!71 = !DILocation(line: 2533, column: 13, scope: !52, inlinedAt: !70)
!72 = !DILocation(line: 11, column: 65, scope: !7)
!73 = !DILocation(line: 14, column: 2, scope: !7)
!74 = distinct !DISubprogram(name: "first", scope: !9, file: !8, line: 16, type: !75, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !24, retainedNodes: !106)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !78, !99}
!77 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!78 = !DICompositeType(tag: DW_TAG_structure_type, name: "Pair<u64>", scope: !9, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !79, templateParams: !97, identifier: "8b134cad01277a0078e77cac469cee06")
!79 = !{!80, !81}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !78, file: !15, baseType: !77, size: 64, align: 64, flags: DIFlagPublic)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !78, file: !15, baseType: !82, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!82 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&u64>", scope: !83, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !84, templateParams: !24, identifier: "5cd31a38d8359b40ed2778e8c7283295")
!83 = !DINamespace(name: "option", scope: !56)
!84 = !{!85}
!85 = !DICompositeType(tag: DW_TAG_variant_part, scope: !82, file: !15, size: 64, align: 64, elements: !86, templateParams: !24, identifier: "44b701515d4e686026e6478297d1540e", discriminator: !96)
!86 = !{!87, !92}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !85, file: !15, baseType: !88, size: 64, align: 64, extraData: i64 0)
!88 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !82, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !24, templateParams: !89, identifier: "6377ae649751e8f0ccbe240b185acc56")
!89 = !{!90}
!90 = !DITemplateTypeParameter(name: "T", type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u64", baseType: !77, size: 64, align: 64, dwarfAddressSpace: 0)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !85, file: !15, baseType: !93, size: 64, align: 64)
!93 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !82, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !94, templateParams: !89, identifier: "b9e56699466a0544b1681492b64781c6")
!94 = !{!95}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !93, file: !15, baseType: !91, size: 64, align: 64, flags: DIFlagPublic)
!96 = !DIDerivedType(tag: DW_TAG_member, scope: !82, file: !15, baseType: !77, size: 64, align: 64, flags: DIFlagArtificial)
!97 = !{!98}
!98 = !DITemplateTypeParameter(name: "T", type: !77)
!99 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !15, size: 128, align: 64, elements: !100, templateParams: !24, identifier: "9277eecd40495f85161460476aacc992")
!100 = !{!101, !104}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !99, file: !15, baseType: !102, size: 64, align: 64)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, align: 64, dwarfAddressSpace: 0)
!103 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !99, file: !15, baseType: !105, size: 64, align: 64, offset: 64)
!105 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!106 = !{!107, !108, !109, !111}
!107 = !DILocalVariable(name: "p", arg: 1, scope: !74, file: !8, line: 16, type: !78)
!108 = !DILocalVariable(name: "text", arg: 2, scope: !74, file: !8, line: 16, type: !99)
!109 = !DILocalVariable(name: "n", scope: !110, file: !8, line: 17, type: !77, align: 64)
!110 = distinct !DILexicalBlock(scope: !74, file: !8, line: 17, column: 5)
!111 = !DILocalVariable(name: "b", scope: !112, file: !8, line: 18, type: !91, align: 64)
!112 = distinct !DILexicalBlock(scope: !110, file: !8, line: 18, column: 17)
!113 = !DILocation(line: 0, scope: !74)
!114 = !DILocation(line: 0, scope: !110)
!115 = !DILocation(line: 18, column: 11, scope: !110)
!116 = !DILocation(line: 18, column: 5, scope: !110)
!117 = !DILocation(line: 0, scope: !112)
!118 = !DILocation(line: 18, column: 28, scope: !112)
!119 = !DILocation(line: 18, column: 33, scope: !110)
!120 = !DILocation(line: 18, scope: !110)
!121 = !DILocation(line: 19, column: 2, scope: !74)
