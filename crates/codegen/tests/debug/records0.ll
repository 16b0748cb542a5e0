; ModuleID = 'records.c'
source_filename = "records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.P = type { i32, i8, ptr }
%union.U = type { i32 }

@arr = dso_local global [4 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00], align 16, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"hi\00", align 1, !dbg !11
@__const.main.p = private unnamed_addr constant { i32, i8, [3 x i8], ptr } { i32 1, i8 26, [3 x i8] zeroinitializer, ptr @.str }, align 8
@main.k = internal global i32 0, align 4, !dbg !17
@counter = internal global i32 3, align 4, !dbg !31
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %f %d\0A\00", align 1, !dbg !26

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !44 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !47, !DIExpression(), !48)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !49, !DIExpression(), !50)
    #dbg_declare(ptr %5, !51, !DIExpression(), !52)
  %7 = load i32, ptr %3, align 4, !dbg !53
  %8 = load i32, ptr %4, align 4, !dbg !54
  %9 = add nsw i32 %7, %8, !dbg !55
  store i32 %9, ptr %5, align 4, !dbg !52
    #dbg_declare(ptr %6, !56, !DIExpression(), !58)
  %10 = load i32, ptr %5, align 4, !dbg !59
  %11 = mul nsw i32 %10, 2, !dbg !60
  store i32 %11, ptr %6, align 4, !dbg !58
  %12 = load i32, ptr %6, align 4, !dbg !61
  %13 = load i32, ptr %5, align 4, !dbg !62
  %14 = sub nsw i32 %12, %13, !dbg !63
  store i32 %14, ptr %5, align 4, !dbg !64
  %15 = load i32, ptr %5, align 4, !dbg !65
  ret i32 %15, !dbg !66
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !19 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.P, align 8
  %7 = alloca %union.U, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !67, !DIExpression(), !68)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !69, !DIExpression(), !70)
    #dbg_declare(ptr %6, !71, !DIExpression(), !81)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.main.p, i64 16, i1 false), !dbg !81
    #dbg_declare(ptr %7, !82, !DIExpression(), !88)
  store float 1.500000e+00, ptr %7, align 4, !dbg !89
    #dbg_declare(ptr %8, !90, !DIExpression(), !91)
  store i32 5, ptr %8, align 4, !dbg !91
    #dbg_declare(ptr %9, !92, !DIExpression(), !94)
  store i32 0, ptr %9, align 4, !dbg !94
  br label %10, !dbg !95

10:                                               ; preds = %23, %2
  %11 = load i32, ptr %9, align 4, !dbg !96
  %12 = icmp slt i32 %11, 3, !dbg !98
  br i1 %12, label %13, label %26, !dbg !99

13:                                               ; preds = %10
  %14 = load i32, ptr %9, align 4, !dbg !100
  %15 = getelementptr inbounds nuw %struct.P, ptr %6, i32 0, i32 0, !dbg !102
  %16 = load i32, ptr %15, align 8, !dbg !102
  %17 = call i32 @add(i32 noundef %14, i32 noundef %16), !dbg !103
  %18 = load i32, ptr @main.k, align 4, !dbg !104
  %19 = add nsw i32 %18, %17, !dbg !104
  store i32 %19, ptr @main.k, align 4, !dbg !104
  %20 = load i32, ptr @main.k, align 4, !dbg !105
  %21 = load i32, ptr @counter, align 4, !dbg !106
  %22 = add nsw i32 %21, %20, !dbg !106
  store i32 %22, ptr @counter, align 4, !dbg !106
  br label %23, !dbg !107

23:                                               ; preds = %13
  %24 = load i32, ptr %9, align 4, !dbg !108
  %25 = add nsw i32 %24, 1, !dbg !108
  store i32 %25, ptr %9, align 4, !dbg !108
  br label %10, !dbg !109, !llvm.loop !110

26:                                               ; preds = %10
  %27 = load i32, ptr @counter, align 4, !dbg !113
  %28 = load float, ptr %7, align 4, !dbg !114
  %29 = fpext float %28 to double, !dbg !115
  %30 = load i32, ptr %8, align 4, !dbg !116
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %27, double noundef %29, i32 noundef %30), !dbg !117
  ret i32 0, !dbg !118
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "arr", scope: !2, file: !3, line: 8, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "records.c", directory: "/src", checksumkind: CSK_MD5, checksum: "aeedf4f61388b0709d996f1abce46158")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 3, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "A", value: 0)
!9 = !DIEnumerator(name: "B", value: 5)
!10 = !{!0, !11, !17, !26, !31}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 24, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 3)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "k", scope: !19, file: !3, line: 13, type: !22, isLocal: true, isDefinition: true)
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !20, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22, !23}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!25 = !{}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 80, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 10)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !22, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 256, elements: !35)
!34 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!45 = !DISubroutineType(types: !46)
!46 = !{!22, !22, !22}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !44, file: !3, line: 7, type: !22)
!48 = !DILocation(line: 7, column: 13, scope: !44)
!49 = !DILocalVariable(name: "b", arg: 2, scope: !44, file: !3, line: 7, type: !22)
!50 = !DILocation(line: 7, column: 20, scope: !44)
!51 = !DILocalVariable(name: "s", scope: !44, file: !3, line: 7, type: !22)
!52 = !DILocation(line: 7, column: 29, scope: !44)
!53 = !DILocation(line: 7, column: 33, scope: !44)
!54 = !DILocation(line: 7, column: 37, scope: !44)
!55 = !DILocation(line: 7, column: 35, scope: !44)
!56 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 7, type: !22)
!57 = distinct !DILexicalBlock(scope: !44, file: !3, line: 7, column: 40)
!58 = !DILocation(line: 7, column: 46, scope: !57)
!59 = !DILocation(line: 7, column: 50, scope: !57)
!60 = !DILocation(line: 7, column: 52, scope: !57)
!61 = !DILocation(line: 7, column: 61, scope: !57)
!62 = !DILocation(line: 7, column: 65, scope: !57)
!63 = !DILocation(line: 7, column: 63, scope: !57)
!64 = !DILocation(line: 7, column: 59, scope: !57)
!65 = !DILocation(line: 7, column: 77, scope: !44)
!66 = !DILocation(line: 7, column: 70, scope: !44)
!67 = !DILocalVariable(name: "argc", arg: 1, scope: !19, file: !3, line: 9, type: !22)
!68 = !DILocation(line: 9, column: 14, scope: !19)
!69 = !DILocalVariable(name: "argv", arg: 2, scope: !19, file: !3, line: 9, type: !23)
!70 = !DILocation(line: 9, column: 27, scope: !19)
!71 = !DILocalVariable(name: "p", scope: !19, file: !3, line: 10, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "PT", file: !3, line: 4, baseType: !73)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "P", file: !3, line: 2, size: 128, elements: !74)
!74 = !{!75, !76, !77, !78}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !73, file: !3, line: 2, baseType: !22, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !73, file: !3, line: 2, baseType: !6, size: 3, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !73, file: !3, line: 2, baseType: !22, size: 5, offset: 35, flags: DIFlagBitField, extraData: i64 32)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !73, file: !3, line: 2, baseType: !79, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!81 = !DILocation(line: 10, column: 6, scope: !19)
!82 = !DILocalVariable(name: "u", scope: !19, file: !3, line: 11, type: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "U", file: !3, line: 6, size: 32, elements: !84)
!84 = !{!85, !86}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !83, file: !3, line: 6, baseType: !22, size: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !83, file: !3, line: 6, baseType: !87, size: 32)
!87 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!88 = !DILocation(line: 11, column: 11, scope: !19)
!89 = !DILocation(line: 11, column: 18, scope: !19)
!90 = !DILocalVariable(name: "e", scope: !19, file: !3, line: 12, type: !5)
!91 = !DILocation(line: 12, column: 10, scope: !19)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 13, type: !22)
!93 = distinct !DILexicalBlock(scope: !19, file: !3, line: 13, column: 3)
!94 = !DILocation(line: 13, column: 12, scope: !93)
!95 = !DILocation(line: 13, column: 8, scope: !93)
!96 = !DILocation(line: 13, column: 19, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 13, column: 3)
!98 = !DILocation(line: 13, column: 21, scope: !97)
!99 = !DILocation(line: 13, column: 3, scope: !93)
!100 = !DILocation(line: 13, column: 56, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 13, column: 31)
!102 = !DILocation(line: 13, column: 61, scope: !101)
!103 = !DILocation(line: 13, column: 52, scope: !101)
!104 = !DILocation(line: 13, column: 49, scope: !101)
!105 = !DILocation(line: 13, column: 76, scope: !101)
!106 = !DILocation(line: 13, column: 73, scope: !101)
!107 = !DILocation(line: 13, column: 79, scope: !101)
!108 = !DILocation(line: 13, column: 27, scope: !97)
!109 = !DILocation(line: 13, column: 3, scope: !97)
!110 = distinct !{!110, !99, !111, !112}
!111 = !DILocation(line: 13, column: 79, scope: !93)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 14, column: 24, scope: !19)
!114 = !DILocation(line: 14, column: 35, scope: !19)
!115 = !DILocation(line: 14, column: 33, scope: !19)
!116 = !DILocation(line: 14, column: 38, scope: !19)
!117 = !DILocation(line: 14, column: 3, scope: !19)
!118 = !DILocation(line: 15, column: 3, scope: !19)
