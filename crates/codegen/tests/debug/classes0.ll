; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.Either = type { i64 }
%class.anon = type { ptr }
%"struct.geo::Box" = type <{ %"struct.geo::Base.base", [3 x i16], i8, [5 x i8] }>
%"struct.geo::Base.base" = type <{ ptr, i32 }>

$_ZN3geo3BoxIsLi3EE2atEi = comdat any

$_ZTW10per_thread = comdat any

@per_thread = dso_local thread_local global i32 4, align 4, !dbg !0

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local i32 @use(i32 noundef %0, ptr noundef nonnull align 8 dereferenceable(19) %1, i64 %2, i64 %3, i64 %4, ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef %6) #0 !dbg !17 {
  %8 = alloca %union.Either, align 8
  %9 = alloca { i64, i64 }, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca { i64, i64 }, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i16, align 2
  %18 = alloca %class.anon, align 8
  %19 = getelementptr inbounds nuw %union.Either, ptr %8, i32 0, i32 0
  store i64 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw { i64, i64 }, ptr %9, i32 0, i32 0
  store i64 %3, ptr %20, align 8
  %21 = getelementptr inbounds nuw { i64, i64 }, ptr %9, i32 0, i32 1
  store i64 %4, ptr %21, align 8
  %22 = load { i64, i64 }, ptr %9, align 8
  store i32 %0, ptr %10, align 4
    #dbg_declare(ptr %10, !78, !DIExpression(), !79)
  store ptr %1, ptr %11, align 8
    #dbg_declare(ptr %11, !80, !DIExpression(), !81)
    #dbg_declare(ptr %8, !82, !DIExpression(), !83)
  store { i64, i64 } %22, ptr %12, align 8
    #dbg_declare(ptr %12, !84, !DIExpression(), !85)
  store ptr %5, ptr %13, align 8
    #dbg_declare(ptr %13, !86, !DIExpression(), !87)
  store ptr %6, ptr %14, align 8
    #dbg_declare(ptr %14, !88, !DIExpression(), !89)
    #dbg_declare(ptr %15, !90, !DIExpression(), !91)
  %23 = load i32, ptr %10, align 4, !dbg !92
  %24 = call noundef i32 @_ZL5twicei(i32 noundef %23), !dbg !93
  store i32 %24, ptr %15, align 4, !dbg !91
    #dbg_declare(ptr %16, !94, !DIExpression(), !96)
  store i32 0, ptr %16, align 4, !dbg !96
  br label %25, !dbg !97

25:                                               ; preds = %40, %7
  %26 = load i32, ptr %16, align 4, !dbg !98
  %27 = icmp slt i32 %26, 3, !dbg !100
  br i1 %27, label %28, label %43, !dbg !101

28:                                               ; preds = %25
    #dbg_declare(ptr %17, !102, !DIExpression(), !104)
  %29 = load ptr, ptr %11, align 8, !dbg !105, !nonnull !77, !align !106
  %30 = load i32, ptr %16, align 4, !dbg !107
  %31 = call noundef nonnull align 2 dereferenceable(2) ptr @_ZN3geo3BoxIsLi3EE2atEi(ptr noundef nonnull align 8 dereferenceable(19) %29, i32 noundef %30), !dbg !108
  %32 = load i16, ptr %31, align 2, !dbg !108
  store i16 %32, ptr %17, align 2, !dbg !104
  %33 = load i16, ptr %17, align 2, !dbg !109
  %34 = sext i16 %33 to i32, !dbg !109
  %35 = load i32, ptr %16, align 4, !dbg !110
  %36 = call noundef i32 @_ZL5twicei(i32 noundef %35), !dbg !111
  %37 = add nsw i32 %34, %36, !dbg !112
  %38 = load i32, ptr %15, align 4, !dbg !113
  %39 = add nsw i32 %38, %37, !dbg !113
  store i32 %39, ptr %15, align 4, !dbg !113
  br label %40, !dbg !114

40:                                               ; preds = %28
  %41 = load i32, ptr %16, align 4, !dbg !115
  %42 = add nsw i32 %41, 1, !dbg !115
  store i32 %42, ptr %16, align 4, !dbg !115
  br label %25, !dbg !116, !llvm.loop !117

43:                                               ; preds = %25
  %44 = load ptr, ptr %14, align 8, !dbg !120
  %45 = icmp ne ptr %44, null, !dbg !120
  br i1 %45, label %46, label %51, !dbg !120

46:                                               ; preds = %43
    #dbg_declare(ptr %18, !122, !DIExpression(), !128)
  %47 = getelementptr inbounds nuw %class.anon, ptr %18, i32 0, i32 0, !dbg !129
  store ptr %15, ptr %47, align 8, !dbg !129
  %48 = load ptr, ptr %13, align 8, !dbg !130, !nonnull !77, !align !131
  %49 = load i32, ptr %48, align 4, !dbg !130
  %50 = call noundef i32 @"_ZZ3useENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %18, i32 noundef %49), !dbg !132
  store i32 %50, ptr %15, align 4, !dbg !133
  br label %51, !dbg !134

51:                                               ; preds = %46, %43
  %52 = load i32, ptr %15, align 4, !dbg !135
  switch i32 %52, label %56 [
    i32 1, label %53
  ], !dbg !136

53:                                               ; preds = %51
  %54 = load i32, ptr %15, align 4, !dbg !137
  %55 = add nsw i32 %54, 1, !dbg !137
  store i32 %55, ptr %15, align 4, !dbg !137
  br label %82, !dbg !139

56:                                               ; preds = %51
  %57 = load ptr, ptr %11, align 8, !dbg !140, !nonnull !77, !align !106
  %58 = load { i64, i64 }, ptr %12, align 8, !dbg !141
  %59 = extractvalue { i64, i64 } %58, 1, !dbg !142
  %60 = getelementptr inbounds i8, ptr %57, i64 %59, !dbg !142
  %61 = extractvalue { i64, i64 } %58, 0, !dbg !142
  %62 = and i64 %61, 1, !dbg !142
  %63 = icmp ne i64 %62, 0, !dbg !142
  br i1 %63, label %64, label %69, !dbg !142

64:                                               ; preds = %56
  %65 = load ptr, ptr %60, align 8, !dbg !142
  %66 = sub i64 %61, 1, !dbg !142
  %67 = getelementptr i8, ptr %65, i64 %66, !dbg !142, !nosanitize !77
  %68 = load ptr, ptr %67, align 8, !dbg !142, !nosanitize !77
  br label %71, !dbg !142

69:                                               ; preds = %56
  %70 = inttoptr i64 %61 to ptr, !dbg !142
  br label %71, !dbg !142

71:                                               ; preds = %69, %64
  %72 = phi ptr [ %68, %64 ], [ %70, %69 ], !dbg !142
  %73 = call noundef i32 %72(ptr noundef nonnull align 8 dereferenceable(12) %60), !dbg !142
  %74 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !143
  %75 = load i32, ptr %74, align 4, !dbg !143
  %76 = add nsw i32 %73, %75, !dbg !144
  %77 = load float, ptr %8, align 8, !dbg !145
  %78 = fptosi float %77 to i32, !dbg !146
  %79 = add nsw i32 %76, %78, !dbg !147
  %80 = load i32, ptr %15, align 4, !dbg !148
  %81 = add nsw i32 %80, %79, !dbg !148
  store i32 %81, ptr %15, align 4, !dbg !148
  br label %82, !dbg !149

82:                                               ; preds = %71, %53
  %83 = load i32, ptr %15, align 4, !dbg !150
  ret i32 %83, !dbg !151
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL5twicei(i32 noundef %0) #1 !dbg !152 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !155, !DIExpression(), !156)
    #dbg_declare(ptr %3, !157, !DIExpression(), !158)
  %4 = load i32, ptr %2, align 4, !dbg !159
  %5 = load i32, ptr %2, align 4, !dbg !160
  %6 = add nsw i32 %4, %5, !dbg !161
  store i32 %6, ptr %3, align 4, !dbg !158
  %7 = load i32, ptr %3, align 4, !dbg !162
  ret i32 %7, !dbg !163
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 2 dereferenceable(2) ptr @_ZN3geo3BoxIsLi3EE2atEi(ptr noundef nonnull align 8 dereferenceable(19) %0, i32 noundef %1) #1 comdat align 2 !dbg !164 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !165, !DIExpression(), !167)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !168, !DIExpression(), !169)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.geo::Box", ptr %5, i32 0, i32 1, !dbg !170
  %7 = load i32, ptr %4, align 4, !dbg !171
  %8 = sext i32 %7 to i64, !dbg !170
  %9 = getelementptr inbounds [3 x i16], ptr %6, i64 0, i64 %8, !dbg !170
  ret ptr %9, !dbg !172
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @"_ZZ3useENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #1 align 2 !dbg !173 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !179, !DIExpression(), !181)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !182, !DIExpression(), !183)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !184
  %7 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0, !dbg !185
  %8 = load ptr, ptr %7, align 8, !dbg !185, !nonnull !77, !align !131
  %9 = load i32, ptr %8, align 4, !dbg !185
  %10 = add nsw i32 %6, %9, !dbg !186
  ret i32 %10, !dbg !187
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTW10per_thread() #3 comdat {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  ret ptr %1
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "per_thread", scope: !2, file: !3, line: 17, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, imports: !7, splitDebugInlining: false, nameTableKind: None)
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
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 19, type: !18, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!18 = !DISubroutineType(types: !19)
!19 = !{!5, !5, !20, !65, !71, !73, !74}
!20 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "Small", scope: !9, file: !3, line: 12, baseType: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<short, 3>", scope: !9, file: !3, line: 3, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !23, vtableHolder: !25, templateParams: !62, identifier: "_ZTSN3geo3BoxIsLi3EEE")
!23 = !{!24, !41, !46, !48, !50, !52, !57}
!24 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !22, baseType: !25, extraData: i32 0)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !9, file: !3, line: 2, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !26, vtableHolder: !25)
!26 = !{!27, !31, !32, !36}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !28, size: 64, flags: DIFlagArtificial)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !30, size: 64)
!30 = !DISubroutineType(types: !4)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !25, file: !3, line: 2, baseType: !5, size: 32, offset: 64)
!32 = !DISubprogram(name: "~Base", linkageName: "_ZN3geo4BaseD4Ev", scope: !25, file: !3, line: 2, type: !33, scopeLine: 2, containingType: !25, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!36 = !DISubprogram(name: "area", linkageName: "_ZNK3geo4Base4areaEv", scope: !25, file: !3, line: 2, type: !37, scopeLine: 2, containingType: !25, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !22, file: !3, line: 4, baseType: !42, size: 48, offset: 96)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 48, elements: !44)
!43 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DIDerivedType(tag: DW_TAG_variable, name: "limit", scope: !22, file: !3, line: 5, baseType: !47, flags: DIFlagStaticMember)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !22, file: !3, line: 7, baseType: !49, size: 4, offset: 144, flags: DIFlagBitField, extraData: i64 144)
!49 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Kind", scope: !22, file: !3, line: 6, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN3geo3BoxIsLi3EE4KindE")
!50 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !22, file: !3, line: 8, baseType: !51, size: 1, offset: 148, flags: DIFlagBitField, extraData: i64 144)
!51 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!52 = !DISubprogram(name: "area", linkageName: "_ZNK3geo3BoxIsLi3EE4areaEv", scope: !22, file: !3, line: 9, type: !53, scopeLine: 9, containingType: !22, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!53 = !DISubroutineType(types: !54)
!54 = !{!5, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!57 = !DISubprogram(name: "at", linkageName: "_ZN3geo3BoxIsLi3EE2atEi", scope: !22, file: !3, line: 10, type: !58, scopeLine: 10, flags: DIFlagPrototyped, spFlags: 0)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !61, !5}
!60 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !43, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!62 = !{!63, !64}
!63 = !DITemplateTypeParameter(name: "T", type: !43)
!64 = !DITemplateValueParameter(name: "N", type: !5, value: i32 3)
!65 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Either", file: !3, line: 16, size: 64, flags: DIFlagTypePassByValue, elements: !66, identifier: "_ZTS6Either")
!66 = !{!67, !69}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !65, file: !3, line: 16, baseType: !68, size: 32)
!68 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !65, file: !3, line: 16, baseType: !70, size: 64)
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "Method", file: !3, line: 15, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !37, size: 128, extraData: !25)
!73 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !5, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!76 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!77 = !{}
!78 = !DILocalVariable(name: "n", arg: 1, scope: !17, file: !3, line: 19, type: !5)
!79 = !DILocation(line: 19, column: 24, scope: !17)
!80 = !DILocalVariable(name: "box", arg: 2, scope: !17, file: !3, line: 19, type: !20)
!81 = !DILocation(line: 19, column: 34, scope: !17)
!82 = !DILocalVariable(name: "e", arg: 3, scope: !17, file: !3, line: 19, type: !65)
!83 = !DILocation(line: 19, column: 46, scope: !17)
!84 = !DILocalVariable(name: "m", arg: 4, scope: !17, file: !3, line: 19, type: !71)
!85 = !DILocation(line: 19, column: 56, scope: !17)
!86 = !DILocalVariable(name: "r", arg: 5, scope: !17, file: !3, line: 19, type: !73)
!87 = !DILocation(line: 19, column: 65, scope: !17)
!88 = !DILocalVariable(name: "text", arg: 6, scope: !17, file: !3, line: 19, type: !74)
!89 = !DILocation(line: 19, column: 80, scope: !17)
!90 = !DILocalVariable(name: "sum", scope: !17, file: !3, line: 20, type: !5)
!91 = !DILocation(line: 20, column: 7, scope: !17)
!92 = !DILocation(line: 20, column: 19, scope: !17)
!93 = !DILocation(line: 20, column: 13, scope: !17)
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 21, type: !5)
!95 = distinct !DILexicalBlock(scope: !17, file: !3, line: 21, column: 3)
!96 = !DILocation(line: 21, column: 12, scope: !95)
!97 = !DILocation(line: 21, column: 8, scope: !95)
!98 = !DILocation(line: 21, column: 19, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 21, column: 3)
!100 = !DILocation(line: 21, column: 21, scope: !99)
!101 = !DILocation(line: 21, column: 3, scope: !95)
!102 = !DILocalVariable(name: "value", scope: !103, file: !3, line: 22, type: !43)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 21, column: 31)
!104 = !DILocation(line: 22, column: 11, scope: !103)
!105 = !DILocation(line: 22, column: 19, scope: !103)
!106 = !{i64 8}
!107 = !DILocation(line: 22, column: 26, scope: !103)
!108 = !DILocation(line: 22, column: 23, scope: !103)
!109 = !DILocation(line: 23, column: 12, scope: !103)
!110 = !DILocation(line: 23, column: 26, scope: !103)
!111 = !DILocation(line: 23, column: 20, scope: !103)
!112 = !DILocation(line: 23, column: 18, scope: !103)
!113 = !DILocation(line: 23, column: 9, scope: !103)
!114 = !DILocation(line: 24, column: 3, scope: !103)
!115 = !DILocation(line: 21, column: 27, scope: !99)
!116 = !DILocation(line: 21, column: 3, scope: !99)
!117 = distinct !{!117, !101, !118, !119}
!118 = !DILocation(line: 24, column: 3, scope: !95)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 25, column: 7, scope: !121)
!121 = distinct !DILexicalBlock(scope: !17, file: !3, line: 25, column: 7)
!122 = !DILocalVariable(name: "plus", scope: !123, file: !3, line: 26, type: !124)
!123 = distinct !DILexicalBlock(scope: !121, file: !3, line: 25, column: 13)
!124 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !17, file: !3, line: 26, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !125)
!125 = !{!126}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !124, file: !3, line: 26, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!128 = !DILocation(line: 26, column: 10, scope: !123)
!129 = !DILocation(line: 26, column: 17, scope: !123)
!130 = !DILocation(line: 27, column: 16, scope: !123)
!131 = !{i64 4}
!132 = !DILocation(line: 27, column: 11, scope: !123)
!133 = !DILocation(line: 27, column: 9, scope: !123)
!134 = !DILocation(line: 28, column: 3, scope: !123)
!135 = !DILocation(line: 29, column: 11, scope: !17)
!136 = !DILocation(line: 29, column: 3, scope: !17)
!137 = !DILocation(line: 30, column: 14, scope: !138)
!138 = distinct !DILexicalBlock(scope: !17, file: !3, line: 29, column: 16)
!139 = !DILocation(line: 30, column: 18, scope: !138)
!140 = !DILocation(line: 31, column: 20, scope: !138)
!141 = !DILocation(line: 31, column: 25, scope: !138)
!142 = !DILocation(line: 31, column: 19, scope: !138)
!143 = !DILocation(line: 31, column: 32, scope: !138)
!144 = !DILocation(line: 31, column: 30, scope: !138)
!145 = !DILocation(line: 31, column: 52, scope: !138)
!146 = !DILocation(line: 31, column: 50, scope: !138)
!147 = !DILocation(line: 31, column: 43, scope: !138)
!148 = !DILocation(line: 31, column: 16, scope: !138)
!149 = !DILocation(line: 32, column: 3, scope: !138)
!150 = !DILocation(line: 33, column: 10, scope: !17)
!151 = !DILocation(line: 33, column: 3, scope: !17)
!152 = distinct !DISubprogram(name: "twice", linkageName: "_ZL5twicei", scope: !3, file: !3, line: 18, type: !153, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!153 = !DISubroutineType(types: !154)
!154 = !{!5, !5}
!155 = !DILocalVariable(name: "x", arg: 1, scope: !152, file: !3, line: 18, type: !5)
!156 = !DILocation(line: 18, column: 29, scope: !152)
!157 = !DILocalVariable(name: "y", scope: !152, file: !3, line: 18, type: !5)
!158 = !DILocation(line: 18, column: 38, scope: !152)
!159 = !DILocation(line: 18, column: 42, scope: !152)
!160 = !DILocation(line: 18, column: 46, scope: !152)
!161 = !DILocation(line: 18, column: 44, scope: !152)
!162 = !DILocation(line: 18, column: 56, scope: !152)
!163 = !DILocation(line: 18, column: 49, scope: !152)
!164 = distinct !DISubprogram(name: "at", linkageName: "_ZN3geo3BoxIsLi3EE2atEi", scope: !22, file: !3, line: 10, type: !58, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !57, retainedNodes: !77)
!165 = !DILocalVariable(name: "this", arg: 1, scope: !164, type: !166, flags: DIFlagArtificial | DIFlagObjectPointer)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!167 = !DILocation(line: 0, scope: !164)
!168 = !DILocalVariable(name: "i", arg: 2, scope: !164, file: !3, line: 10, type: !5)
!169 = !DILocation(line: 10, column: 13, scope: !164)
!170 = !DILocation(line: 10, column: 25, scope: !164)
!171 = !DILocation(line: 10, column: 30, scope: !164)
!172 = !DILocation(line: 10, column: 18, scope: !164)
!173 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3useENK3$_0clEi", scope: !124, file: !3, line: 26, type: !174, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !178, retainedNodes: !77)
!174 = !DISubroutineType(types: !175)
!175 = !{!5, !176, !5}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!177 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !124)
!178 = !DISubprogram(name: "operator()", scope: !124, file: !3, line: 26, type: !174, scopeLine: 26, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!179 = !DILocalVariable(name: "this", arg: 1, scope: !173, type: !180, flags: DIFlagArtificial | DIFlagObjectPointer)
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64)
!181 = !DILocation(line: 0, scope: !173)
!182 = !DILocalVariable(name: "z", arg: 2, scope: !173, file: !3, line: 26, type: !5)
!183 = !DILocation(line: 26, column: 25, scope: !173)
!184 = !DILocation(line: 26, column: 37, scope: !173)
!185 = !DILocation(line: 26, column: 41, scope: !173)
!186 = !DILocation(line: 26, column: 39, scope: !173)
!187 = !DILocation(line: 26, column: 30, scope: !173)
