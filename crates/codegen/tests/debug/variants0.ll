; ModuleID = 'variants.b592e3150b2b5776-cgu.0'
source_filename = "variants.b592e3150b2b5776-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; core::str::<impl str>::len
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN4core3str21_$LT$impl$u20$str$GT$3len17h164e946e660d6462E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 !dbg !7 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !24, !DIExpression(), !25)
    #dbg_declare(ptr %self.dbg.spill, !26, !DIExpression(), !35)
  ret i64 %self.1, !dbg !37
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @area(ptr align 4 %s) unnamed_addr #1 !dbg !38 {
start:
  %rhs.dbg.spill.i1 = alloca [4 x i8], align 4
  %self.dbg.spill.i2 = alloca [4 x i8], align 4
  %rhs.dbg.spill.i = alloca [4 x i8], align 4
  %self.dbg.spill.i = alloca [4 x i8], align 4
  %p.dbg.spill = alloca [4 x i8], align 4
  %h.dbg.spill = alloca [8 x i8], align 8
  %w.dbg.spill = alloca [8 x i8], align 8
  %r.dbg.spill = alloca [8 x i8], align 8
  %s.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [4 x i8], align 4
  store ptr %s, ptr %s.dbg.spill, align 8
    #dbg_declare(ptr %s.dbg.spill, !63, !DIExpression(), !73)
  %0 = load i32, ptr %s, align 4, !dbg !74
  %_2 = zext i32 %0 to i64, !dbg !74
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !75

bb1:                                              ; preds = %start
  unreachable, !dbg !74

bb4:                                              ; preds = %start
  %r = getelementptr inbounds i8, ptr %s, i64 4, !dbg !76
  store ptr %r, ptr %r.dbg.spill, align 8, !dbg !76
    #dbg_declare(ptr %r.dbg.spill, !64, !DIExpression(), !77)
  %_5 = load float, ptr %r, align 4, !dbg !78
  %_4 = call i32 @llvm.fptoui.sat.i32.f32(float %_5), !dbg !79
  store i32 %_4, ptr %self.dbg.spill.i2, align 4
    #dbg_declare(ptr %self.dbg.spill.i2, !80, !DIExpression(), !89)
  store i32 3, ptr %rhs.dbg.spill.i1, align 4
    #dbg_declare(ptr %rhs.dbg.spill.i1, !88, !DIExpression(), !91)
  %_0.i3 = mul i32 %_4, 3, !dbg !92
  store i32 %_0.i3, ptr %_0, align 4, !dbg !93
  br label %bb6, !dbg !93

bb3:                                              ; preds = %start
  %w = getelementptr inbounds i8, ptr %s, i64 4, !dbg !94
  store ptr %w, ptr %w.dbg.spill, align 8, !dbg !94
    #dbg_declare(ptr %w.dbg.spill, !67, !DIExpression(), !95)
  %h = getelementptr inbounds i8, ptr %s, i64 8, !dbg !96
  store ptr %h, ptr %h.dbg.spill, align 8, !dbg !96
    #dbg_declare(ptr %h.dbg.spill, !70, !DIExpression(), !97)
  %_9 = load i32, ptr %w, align 4, !dbg !98
  %_10 = load i32, ptr %h, align 4, !dbg !99
  store i32 %_9, ptr %self.dbg.spill.i, align 4
    #dbg_declare(ptr %self.dbg.spill.i, !80, !DIExpression(), !100)
  store i32 %_10, ptr %rhs.dbg.spill.i, align 4
    #dbg_declare(ptr %rhs.dbg.spill.i, !88, !DIExpression(), !102)
  %_0.i = mul i32 %_9, %_10, !dbg !103
  store i32 %_0.i, ptr %p.dbg.spill, align 4, !dbg !104
    #dbg_declare(ptr %p.dbg.spill, !71, !DIExpression(), !105)
  store i32 %_0.i, ptr %_0, align 4, !dbg !106
  br label %bb6, !dbg !107

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !108
  br label %bb6, !dbg !108

bb6:                                              ; preds = %bb2, %bb3, %bb4
  %1 = load i32, ptr %_0, align 4, !dbg !109
  ret i32 %1, !dbg !109
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @first(i64 %0, ptr align 8 %1, ptr align 1 %text.0, i64 %text.1) unnamed_addr #1 !dbg !110 {
start:
  %b.dbg.spill = alloca [8 x i8], align 8
  %n.dbg.spill = alloca [8 x i8], align 8
  %text.dbg.spill = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %p = alloca [16 x i8], align 8
  store i64 %0, ptr %p, align 8
  %2 = getelementptr inbounds i8, ptr %p, i64 8
  store ptr %1, ptr %2, align 8
    #dbg_declare(ptr %p, !136, !DIExpression(), !142)
  store ptr %text.0, ptr %text.dbg.spill, align 8
  %3 = getelementptr inbounds i8, ptr %text.dbg.spill, i64 8
  store i64 %text.1, ptr %3, align 8
    #dbg_declare(ptr %text.dbg.spill, !137, !DIExpression(), !143)
; call core::str::<impl str>::len
  %_4 = call i64 @"_ZN4core3str21_$LT$impl$u20$str$GT$3len17h164e946e660d6462E"(ptr align 1 %text.0, i64 %text.1) #3, !dbg !144
  store i64 %_4, ptr %n.dbg.spill, align 8, !dbg !145
    #dbg_declare(ptr %n.dbg.spill, !138, !DIExpression(), !146)
  %4 = getelementptr inbounds i8, ptr %p, i64 8, !dbg !147
  %5 = load ptr, ptr %4, align 8, !dbg !147
  %6 = ptrtoint ptr %5 to i64, !dbg !147
  %7 = icmp eq i64 %6, 0, !dbg !147
  %_5 = select i1 %7, i64 0, i64 1, !dbg !147
  %8 = trunc nuw i64 %_5 to i1, !dbg !148
  br i1 %8, label %bb4, label %bb3, !dbg !148

bb4:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %p, i64 8, !dbg !149
  %b = load ptr, ptr %9, align 8, !dbg !149
  store ptr %b, ptr %b.dbg.spill, align 8, !dbg !149
    #dbg_declare(ptr %b.dbg.spill, !140, !DIExpression(), !150)
  %_7 = load i64, ptr %b, align 8, !dbg !151
  %10 = xor i64 %_7, %_4, !dbg !151
  store i64 %10, ptr %_0, align 8, !dbg !151
  br label %bb5, !dbg !152

bb3:                                              ; preds = %start
  %11 = load i64, ptr %p, align 8, !dbg !153
  store i64 %11, ptr %_0, align 8, !dbg !153
  br label %bb5, !dbg !153

bb5:                                              ; preds = %bb4, %bb3
  %12 = load i64, ptr %_0, align 8, !dbg !154
  ret i64 %12, !dbg !154

bb2:                                              ; No predecessors!
  unreachable, !dbg !147
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #2

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { inlinehint nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "variants.rs/@/variants.b592e3150b2b5776-cgu.0", directory: "/src")
!7 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h164e946e660d6462E", scope: !9, file: !8, line: 157, type: !12, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !22, retainedNodes: !23)
!8 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!9 = !DINamespace(name: "{impl#0}", scope: !10)
!10 = !DINamespace(name: "str", scope: !11)
!11 = !DINamespace(name: "core", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !15}
!14 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !16, size: 128, align: 64, elements: !17, templateParams: !22, identifier: "9277eecd40495f85161460476aacc992")
!16 = !DIFile(filename: "<unknown>", directory: "")
!17 = !{!18, !21}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !15, file: !16, baseType: !19, size: 64, align: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, align: 64, dwarfAddressSpace: 0)
!20 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !15, file: !16, baseType: !14, size: 64, align: 64, offset: 64)
!22 = !{}
!23 = !{!24}
!24 = !DILocalVariable(name: "self", arg: 1, scope: !7, file: !8, line: 157, type: !15)
!25 = !DILocation(line: 157, column: 22, scope: !7)
!26 = !DILocalVariable(name: "self", arg: 1, scope: !27, file: !8, line: 502, type: !15)
!27 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !9, file: !8, line: 502, type: !28, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !22, retainedNodes: !34)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !15}
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !16, size: 128, align: 64, elements: !31, templateParams: !22, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!31 = !{!32, !33}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !30, file: !16, baseType: !19, size: 64, align: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !30, file: !16, baseType: !14, size: 64, align: 64, offset: 64)
!34 = !{!26}
!35 = !DILocation(line: 502, column: 27, scope: !27, inlinedAt: !36)
!36 = !DILocation(line: 158, column: 14, scope: !7)
!37 = !DILocation(line: 159, column: 6, scope: !7)
!38 = distinct !DISubprogram(name: "area", scope: !40, file: !39, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !22, retainedNodes: !62)
!39 = !DIFile(filename: "variants.rs", directory: "/src", checksumkind: CSK_MD5, checksum: "62df7c900884d64b6dae26632db1c43b")
!40 = !DINamespace(name: "variants", scope: null)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&variants::Shape", baseType: !45, size: 64, align: 64, dwarfAddressSpace: 0)
!45 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !40, file: !16, size: 96, align: 32, flags: DIFlagPublic, elements: !46, templateParams: !22, identifier: "1951565a64f316f68a6cd2ac063927d0")
!46 = !{!47}
!47 = !DICompositeType(tag: DW_TAG_variant_part, scope: !45, file: !16, size: 96, align: 32, elements: !48, templateParams: !22, identifier: "6c3bf9c9f99c22cd3819cb792000a44d", discriminator: !61)
!48 = !{!49, !54, !59}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", scope: !47, file: !16, baseType: !50, size: 96, align: 32, extraData: i32 0)
!50 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !45, file: !16, size: 96, align: 32, flags: DIFlagPublic, elements: !51, templateParams: !22, identifier: "2c8a461aaf47c523e6f8bc126af4125e")
!51 = !{!52}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !50, file: !16, baseType: !53, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!53 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "Rect", scope: !47, file: !16, baseType: !55, size: 96, align: 32, extraData: i32 1)
!55 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rect", scope: !45, file: !16, size: 96, align: 32, flags: DIFlagPublic, elements: !56, templateParams: !22, identifier: "6d3df327d3eda95d4de3211dd9f7a418")
!56 = !{!57, !58}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !55, file: !16, baseType: !43, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !55, file: !16, baseType: !43, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "Unit", scope: !47, file: !16, baseType: !60, size: 96, align: 32, extraData: i32 2)
!60 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unit", scope: !45, file: !16, size: 96, align: 32, flags: DIFlagPublic, elements: !22, identifier: "b5e3336bf337ada8de41d35dc2f08242")
!61 = !DIDerivedType(tag: DW_TAG_member, scope: !45, file: !16, baseType: !43, size: 32, align: 32, flags: DIFlagArtificial)
!62 = !{!63, !64, !67, !70, !71}
!63 = !DILocalVariable(name: "s", arg: 1, scope: !38, file: !39, line: 8, type: !44)
!64 = !DILocalVariable(name: "r", scope: !65, file: !39, line: 10, type: !66, align: 64)
!65 = distinct !DILexicalBlock(scope: !38, file: !39, line: 10, column: 9)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f32", baseType: !53, size: 64, align: 64, dwarfAddressSpace: 0)
!67 = !DILocalVariable(name: "w", scope: !68, file: !39, line: 11, type: !69, align: 64)
!68 = distinct !DILexicalBlock(scope: !38, file: !39, line: 11, column: 9)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u32", baseType: !43, size: 64, align: 64, dwarfAddressSpace: 0)
!70 = !DILocalVariable(name: "h", scope: !68, file: !39, line: 11, type: !69, align: 64)
!71 = !DILocalVariable(name: "p", scope: !72, file: !39, line: 11, type: !43, align: 32)
!72 = distinct !DILexicalBlock(scope: !68, file: !39, line: 11, column: 35)
!73 = !DILocation(line: 8, column: 13, scope: !38)
!74 = !DILocation(line: 9, column: 11, scope: !38)
!75 = !DILocation(line: 9, column: 5, scope: !38)
!76 = !DILocation(line: 10, column: 23, scope: !38)
!77 = !DILocation(line: 10, column: 23, scope: !65)
!78 = !DILocation(line: 10, column: 30, scope: !65)
!79 = !DILocation(line: 10, column: 29, scope: !65)
!80 = !DILocalVariable(name: "self", arg: 1, scope: !81, file: !82, line: 2532, type: !43)
!81 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_mul", scope: !83, file: !82, line: 2532, type: !85, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !22, retainedNodes: !87)
!82 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!83 = !DINamespace(name: "{impl#8}", scope: !84)
!84 = !DINamespace(name: "num", scope: !11)
!85 = !DISubroutineType(types: !86)
!86 = !{!43, !43, !43}
!87 = !{!80, !88}
!88 = !DILocalVariable(name: "rhs", arg: 2, scope: !81, file: !82, line: 2532, type: !43)
!89 = !DILocation(line: 2532, column: 35, scope: !81, inlinedAt: !90)
!90 = distinct !DILocation(line: 10, column: 41, scope: !65)
!91 = !DILocation(line: 2532, column: 41, scope: !81, inlinedAt: !90)
!92 = !DILocation(line: 2533, column: 13, scope: !81, inlinedAt: !90)
!93 = !DILocation(line: 10, column: 41, scope: !65)
!94 = !DILocation(line: 11, column: 23, scope: !38)
!95 = !DILocation(line: 11, column: 23, scope: !68)
!96 = !DILocation(line: 11, column: 26, scope: !38)
!97 = !DILocation(line: 11, column: 26, scope: !68)
!98 = !DILocation(line: 11, column: 43, scope: !68)
!99 = !DILocation(line: 11, column: 58, scope: !68)
!100 = !DILocation(line: 2532, column: 35, scope: !81, inlinedAt: !101)
!101 = distinct !DILocation(line: 11, column: 45, scope: !68)
!102 = !DILocation(line: 2532, column: 41, scope: !81, inlinedAt: !101)
!103 = !DILocation(line: 2533, column: 13, scope: !81, inlinedAt: !101)
!104 = !DILocation(line: 11, column: 45, scope: !68)
!105 = !DILocation(line: 11, column: 39, scope: !72)
!106 = !DILocation(line: 11, column: 63, scope: !72)
!107 = !DILocation(line: 11, column: 65, scope: !38)
!108 = !DILocation(line: 12, column: 24, scope: !38)
!109 = !DILocation(line: 14, column: 2, scope: !38)
!110 = distinct !DISubprogram(name: "first", scope: !40, file: !39, line: 16, type: !111, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !22, retainedNodes: !135)
!111 = !DISubroutineType(types: !112)
!112 = !{!113, !114, !15}
!113 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!114 = !DICompositeType(tag: DW_TAG_structure_type, name: "Pair<u64>", scope: !40, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !115, templateParams: !133, identifier: "8b134cad01277a0078e77cac469cee06")
!115 = !{!116, !117}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !114, file: !16, baseType: !113, size: 64, align: 64, flags: DIFlagPublic)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !114, file: !16, baseType: !118, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!118 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&u64>", scope: !119, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !120, templateParams: !22, identifier: "5cd31a38d8359b40ed2778e8c7283295")
!119 = !DINamespace(name: "option", scope: !11)
!120 = !{!121}
!121 = !DICompositeType(tag: DW_TAG_variant_part, scope: !118, file: !16, size: 64, align: 64, elements: !122, templateParams: !22, identifier: "44b701515d4e686026e6478297d1540e", discriminator: !132)
!122 = !{!123, !128}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !121, file: !16, baseType: !124, size: 64, align: 64, extraData: i64 0)
!124 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !118, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !22, templateParams: !125, identifier: "6377ae649751e8f0ccbe240b185acc56")
!125 = !{!126}
!126 = !DITemplateTypeParameter(name: "T", type: !127)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u64", baseType: !113, size: 64, align: 64, dwarfAddressSpace: 0)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !121, file: !16, baseType: !129, size: 64, align: 64)
!129 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !118, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !130, templateParams: !125, identifier: "b9e56699466a0544b1681492b64781c6")
!130 = !{!131}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !129, file: !16, baseType: !127, size: 64, align: 64, flags: DIFlagPublic)
!132 = !DIDerivedType(tag: DW_TAG_member, scope: !118, file: !16, baseType: !113, size: 64, align: 64, flags: DIFlagArtificial)
!133 = !{!134}
!134 = !DITemplateTypeParameter(name: "T", type: !113)
!135 = !{!136, !137, !138, !140}
!136 = !DILocalVariable(name: "p", arg: 1, scope: !110, file: !39, line: 16, type: !114)
!137 = !DILocalVariable(name: "text", arg: 2, scope: !110, file: !39, line: 16, type: !15)
!138 = !DILocalVariable(name: "n", scope: !139, file: !39, line: 17, type: !113, align: 64)
!139 = distinct !DILexicalBlock(scope: !110, file: !39, line: 17, column: 5)
!140 = !DILocalVariable(name: "b", scope: !141, file: !39, line: 18, type: !127, align: 64)
!141 = distinct !DILexicalBlock(scope: !139, file: !39, line: 18, column: 17)
!142 = !DILocation(line: 16, column: 14, scope: !110)
!143 = !DILocation(line: 16, column: 28, scope: !110)
!144 = !DILocation(line: 17, column: 18, scope: !110)
!145 = !DILocation(line: 17, column: 13, scope: !110)
!146 = !DILocation(line: 17, column: 9, scope: !139)
!147 = !DILocation(line: 18, column: 11, scope: !139)
!148 = !DILocation(line: 18, column: 5, scope: !139)
!149 = !DILocation(line: 18, column: 22, scope: !139)
!150 = !DILocation(line: 18, column: 22, scope: !141)
!151 = !DILocation(line: 18, column: 28, scope: !141)
!152 = !DILocation(line: 18, column: 33, scope: !139)
!153 = !DILocation(line: 18, column: 44, scope: !139)
!154 = !DILocation(line: 19, column: 2, scope: !110)
