; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_ZTW10per_thread = comdat any

@per_thread = dso_local thread_local global i32 4, align 4, !dbg !0

; Function Attrs: mustprogress uwtable
define dso_local i32 @use(i32 noundef %0, ptr noundef nonnull align 8 dereferenceable(19) %1, i64 %2, i64 %3, i64 %4, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(4) %5, ptr noundef readnone captures(address_is_null) %6) local_unnamed_addr #0 !dbg !21 {
    #dbg_value(float %12, !84, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !101)
    #dbg_value(i64 %2, !84, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !101)
    #dbg_value(i32 %0, !82, !DIExpression(), !101)
    #dbg_value(ptr %1, !83, !DIExpression(), !101)
    #dbg_value(i64 %3, !85, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !101)
    #dbg_value(i64 %4, !85, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !101)
    #dbg_value(ptr %5, !86, !DIExpression(), !101)
    #dbg_value(ptr %6, !87, !DIExpression(), !101)
    #dbg_value(i32 %0, !102, !DIExpression(), !108)
  %8 = shl nsw i32 %0, 1, !dbg !110
    #dbg_value(i32 %8, !107, !DIExpression(), !108)
    #dbg_value(i32 %8, !88, !DIExpression(), !101)
    #dbg_value(i32 0, !89, !DIExpression(), !111)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
    #dbg_value(i32 %8, !88, !DIExpression(), !101)
    #dbg_value(i32 0, !89, !DIExpression(), !111)
  br label %18, !dbg !112

10:                                               ; preds = %18
  %11 = trunc i64 %2 to i32
  %12 = bitcast i32 %11 to float
  %13 = icmp eq ptr %6, null, !dbg !113
  %14 = load i32, ptr %5, align 4, !dbg !114
  %15 = select i1 %13, i32 0, i32 %14, !dbg !114
  %16 = add nsw i32 %15, %27, !dbg !114
    #dbg_value(i32 %16, !88, !DIExpression(), !101)
  %17 = icmp eq i32 %16, 1, !dbg !115
  br i1 %17, label %50, label %30, !dbg !115

18:                                               ; preds = %7, %18
  %19 = phi i64 [ 0, %7 ], [ %28, %18 ]
  %20 = phi i32 [ %8, %7 ], [ %27, %18 ]
    #dbg_value(i64 %19, !89, !DIExpression(), !111)
    #dbg_value(i32 %20, !88, !DIExpression(), !101)
    #dbg_value(ptr %1, !116, !DIExpression(), !121)
    #dbg_value(i64 %19, !119, !DIExpression(), !121)
  %21 = getelementptr inbounds nuw i16, ptr %9, i64 %19, !dbg !123
  %22 = load i16, ptr %21, align 2, !dbg !124, !tbaa !125
    #dbg_value(i16 %22, !91, !DIExpression(), !127)
  %23 = sext i16 %22 to i32, !dbg !128
    #dbg_value(i64 %19, !102, !DIExpression(), !129)
    #dbg_value(i64 %19, !107, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !129)
  %24 = trunc i64 %19 to i32, !dbg !131
  %25 = shl i32 %24, 1, !dbg !131
  %26 = add i32 %25, %20, !dbg !131
  %27 = add i32 %26, %23, !dbg !132
    #dbg_value(i32 %27, !88, !DIExpression(), !101)
  %28 = add nuw nsw i64 %19, 1, !dbg !133
    #dbg_value(i64 %28, !89, !DIExpression(), !111)
  %29 = icmp eq i64 %28, 3, !dbg !134
  br i1 %29, label %10, label %18, !dbg !135, !llvm.loop !136

30:                                               ; preds = %10
  %31 = getelementptr inbounds i8, ptr %1, i64 %4, !dbg !141
  %32 = and i64 %3, 1, !dbg !141
  %33 = icmp eq i64 %32, 0, !dbg !141
  br i1 %33, label %39, label %34, !dbg !141

34:                                               ; preds = %30
  %35 = load ptr, ptr %31, align 8, !dbg !141, !tbaa !143
  %36 = getelementptr i8, ptr %35, i64 %3, !dbg !141
  %37 = getelementptr i8, ptr %36, i64 -1, !dbg !141
  %38 = load ptr, ptr %37, align 8, !dbg !141, !nosanitize !145
  br label %41, !dbg !141

39:                                               ; preds = %30
  %40 = inttoptr i64 %3 to ptr, !dbg !141
  br label %41, !dbg !141

41:                                               ; preds = %39, %34
  %42 = phi ptr [ %38, %34 ], [ %40, %39 ], !dbg !141
  %43 = tail call noundef i32 %42(ptr noundef nonnull align 8 dereferenceable(12) %31), !dbg !141
  %44 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !146
  %45 = load i32, ptr %44, align 4, !dbg !146, !tbaa !17
  %46 = fptosi float %12 to i32, !dbg !147
  %47 = add i32 %16, %46, !dbg !148
  %48 = add i32 %47, %43, !dbg !149
  %49 = add i32 %48, %45, !dbg !150
    #dbg_value(i32 %51, !88, !DIExpression(), !101)
  br label %50, !dbg !151

50:                                               ; preds = %10, %41
  %51 = phi i32 [ %49, %41 ], [ 2, %10 ], !dbg !152
  ret i32 %51, !dbg !153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW10per_thread() local_unnamed_addr #2 comdat {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  ret ptr %1
}

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.errno.tbaa = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "per_thread", scope: !2, file: !3, line: 17, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, imports: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "classes.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "3a651df29cbfc7fbdf95b6d7a9d8833b")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = !{!8}
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !9, file: !3, line: 14)
!9 = !DINamespace(name: "geo", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C++ TBAA"}
!21 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 19, type: !22, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !81, keyInstructions: true)
!22 = !DISubroutineType(types: !23)
!23 = !{!5, !5, !24, !69, !75, !77, !78}
!24 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "Small", scope: !9, file: !3, line: 12, baseType: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<short, 3>", scope: !9, file: !3, line: 3, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !27, vtableHolder: !29, templateParams: !66, identifier: "_ZTSN3geo3BoxIsLi3EEE")
!27 = !{!28, !45, !50, !52, !54, !56, !61}
!28 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !26, baseType: !29, extraData: i32 0)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !9, file: !3, line: 2, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !30, vtableHolder: !29, identifier: "_ZTSN3geo4BaseE")
!30 = !{!31, !35, !36, !40}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !32, size: 64, flags: DIFlagArtificial)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !34, size: 64)
!34 = !DISubroutineType(types: !4)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !29, file: !3, line: 2, baseType: !5, size: 32, offset: 64)
!36 = !DISubprogram(name: "~Base", linkageName: "_ZN3geo4BaseD4Ev", scope: !29, file: !3, line: 2, type: !37, scopeLine: 2, containingType: !29, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!40 = !DISubprogram(name: "area", linkageName: "_ZNK3geo4Base4areaEv", scope: !29, file: !3, line: 2, type: !41, scopeLine: 2, containingType: !29, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !26, file: !3, line: 4, baseType: !46, size: 48, offset: 96)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 48, elements: !48)
!47 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DIDerivedType(tag: DW_TAG_variable, name: "limit", scope: !26, file: !3, line: 5, baseType: !51, flags: DIFlagStaticMember)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !26, file: !3, line: 7, baseType: !53, size: 4, offset: 144, flags: DIFlagBitField, extraData: i64 144)
!53 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Kind", scope: !26, file: !3, line: 6, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN3geo3BoxIsLi3EE4KindE")
!54 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !26, file: !3, line: 8, baseType: !55, size: 1, offset: 148, flags: DIFlagBitField, extraData: i64 144)
!55 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!56 = !DISubprogram(name: "area", linkageName: "_ZNK3geo3BoxIsLi3EE4areaEv", scope: !26, file: !3, line: 9, type: !57, scopeLine: 9, containingType: !26, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!60 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!61 = !DISubprogram(name: "at", linkageName: "_ZN3geo3BoxIsLi3EE2atEi", scope: !26, file: !3, line: 10, type: !62, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !65, !5}
!64 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!66 = !{!67, !68}
!67 = !DITemplateTypeParameter(name: "T", type: !47)
!68 = !DITemplateValueParameter(name: "N", type: !5, value: i32 3)
!69 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Either", file: !3, line: 16, size: 64, flags: DIFlagTypePassByValue, elements: !70, identifier: "_ZTS6Either")
!70 = !{!71, !73}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !69, file: !3, line: 16, baseType: !72, size: 32)
!72 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !69, file: !3, line: 16, baseType: !74, size: 64)
!74 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "Method", file: !3, line: 15, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !41, size: 128, extraData: !29)
!77 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !5, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!80 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!81 = !{!82, !83, !84, !85, !86, !87, !88, !89, !91, !94}
!82 = !DILocalVariable(name: "n", arg: 1, scope: !21, file: !3, line: 19, type: !5)
!83 = !DILocalVariable(name: "box", arg: 2, scope: !21, file: !3, line: 19, type: !24)
!84 = !DILocalVariable(name: "e", arg: 3, scope: !21, file: !3, line: 19, type: !69)
!85 = !DILocalVariable(name: "m", arg: 4, scope: !21, file: !3, line: 19, type: !75)
!86 = !DILocalVariable(name: "r", arg: 5, scope: !21, file: !3, line: 19, type: !77)
!87 = !DILocalVariable(name: "text", arg: 6, scope: !21, file: !3, line: 19, type: !78)
!88 = !DILocalVariable(name: "sum", scope: !21, file: !3, line: 20, type: !5)
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 21, type: !5)
!90 = distinct !DILexicalBlock(scope: !21, file: !3, line: 21, column: 3)
!91 = !DILocalVariable(name: "value", scope: !92, file: !3, line: 22, type: !47)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 21, column: 31)
!93 = distinct !DILexicalBlock(scope: !90, file: !3, line: 21, column: 3)
!94 = !DILocalVariable(name: "plus", scope: !95, file: !3, line: 26, type: !97)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 25, column: 13)
!96 = distinct !DILexicalBlock(scope: !21, file: !3, line: 25, column: 7)
!97 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !21, file: !3, line: 26, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !98)
!98 = !{!99}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !97, file: !3, line: 26, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!101 = !DILocation(line: 0, scope: !21)
!102 = !DILocalVariable(name: "x", arg: 1, scope: !103, file: !3, line: 18, type: !5)
!103 = distinct !DISubprogram(name: "twice", linkageName: "_ZL5twicei", scope: !3, file: !3, line: 18, type: !104, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106, keyInstructions: true)
!104 = !DISubroutineType(types: !105)
!105 = !{!5, !5}
!106 = !{!102, !107}
!107 = !DILocalVariable(name: "y", scope: !103, file: !3, line: 18, type: !5)
!108 = !DILocation(line: 0, scope: !103, inlinedAt: !109)
!109 = distinct !DILocation(line: 20, column: 13, scope: !21)
!110 = !DILocation(line: 18, column: 44, scope: !103, inlinedAt: !109, atomGroup: 1, atomRank: 2)
!111 = !DILocation(line: 0, scope: !90)
!112 = !DILocation(line: 21, column: 3, scope: !90, atomGroup: 19, atomRank: 1)
!113 = !DILocation(line: 25, column: 7, scope: !96, atomGroup: 9, atomRank: 2)
!114 = !DILocation(line: 25, column: 7, scope: !96, atomGroup: 9, atomRank: 1)
!115 = !DILocation(line: 29, column: 3, scope: !21, atomGroup: 12, atomRank: 1)
!116 = !DILocalVariable(name: "this", arg: 1, scope: !117, type: !120, flags: DIFlagArtificial | DIFlagObjectPointer)
!117 = distinct !DISubprogram(name: "at", linkageName: "_ZN3geo3BoxIsLi3EE2atEi", scope: !26, file: !3, line: 10, type: !62, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !61, retainedNodes: !118, keyInstructions: true)
!118 = !{!116, !119}
!119 = !DILocalVariable(name: "i", arg: 2, scope: !117, file: !3, line: 10, type: !5)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!121 = !DILocation(line: 0, scope: !117, inlinedAt: !122)
!122 = distinct !DILocation(line: 22, column: 23, scope: !92)
!123 = !DILocation(line: 10, column: 25, scope: !117, inlinedAt: !122, atomGroup: 1, atomRank: 2)
!124 = !DILocation(line: 22, column: 23, scope: !92, atomGroup: 5, atomRank: 2)
!125 = !{!126, !126, i64 0}
!126 = !{!"short", !19, i64 0}
!127 = !DILocation(line: 0, scope: !92)
!128 = !DILocation(line: 23, column: 12, scope: !92)
!129 = !DILocation(line: 0, scope: !103, inlinedAt: !130)
!130 = distinct !DILocation(line: 23, column: 20, scope: !92)
!131 = !DILocation(line: 23, column: 18, scope: !92)
!132 = !DILocation(line: 23, column: 9, scope: !92, atomGroup: 6, atomRank: 2)
!133 = !DILocation(line: 21, column: 27, scope: !93, atomGroup: 7, atomRank: 2)
!134 = !DILocation(line: 21, column: 21, scope: !93, atomGroup: 3, atomRank: 1)
!135 = !DILocation(line: 21, column: 3, scope: !90, atomGroup: 4, atomRank: 1)
!136 = distinct !{!136, !137, !138, !139, !140}
!137 = !DILocation(line: 21, column: 3, scope: !90)
!138 = !DILocation(line: 24, column: 3, scope: !90)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = !DILocation(line: 31, column: 19, scope: !142)
!142 = distinct !DILexicalBlock(scope: !21, file: !3, line: 29, column: 16)
!143 = !{!144, !144, i64 0}
!144 = !{!"vtable pointer", !20, i64 0}
!145 = !{}
!146 = !DILocation(line: 31, column: 32, scope: !142)
!147 = !DILocation(line: 31, column: 50, scope: !142)
!148 = !DILocation(line: 31, column: 30, scope: !142)
!149 = !DILocation(line: 31, column: 43, scope: !142)
!150 = !DILocation(line: 31, column: 16, scope: !142, atomGroup: 15, atomRank: 2)
!151 = !DILocation(line: 32, column: 3, scope: !142)
!152 = !DILocation(line: 0, scope: !142)
!153 = !DILocation(line: 33, column: 3, scope: !21, atomGroup: 17, atomRank: 1)
