; ModuleID = 'examples/c/primes.c'
source_filename = "examples/c/primes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [31 x i8] c" n  Fibonacci  smallest factor\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [18 x i8] c"%2d %10lu  prime\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [16 x i8] c"%2d %10lu  %lu\0A\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !32, !DIExpression(), !34)
  store i64 1, ptr %2, align 8, !dbg !34
    #dbg_declare(ptr %3, !35, !DIExpression(), !36)
  store i64 1, ptr %3, align 8, !dbg !36
  %7 = call i32 @puts(ptr noundef @.str), !dbg !37
    #dbg_declare(ptr %4, !38, !DIExpression(), !40)
  store i32 3, ptr %4, align 4, !dbg !40
  br label %8, !dbg !41

8:                                                ; preds = %32, %0
  %9 = load i32, ptr %4, align 4, !dbg !42
  %10 = icmp sle i32 %9, 40, !dbg !44
  br i1 %10, label %11, label %35, !dbg !45

11:                                               ; preds = %8
    #dbg_declare(ptr %5, !46, !DIExpression(), !48)
  %12 = load i64, ptr %2, align 8, !dbg !49
  %13 = load i64, ptr %3, align 8, !dbg !50
  %14 = add i64 %12, %13, !dbg !51
  store i64 %14, ptr %5, align 8, !dbg !48
  %15 = load i64, ptr %3, align 8, !dbg !52
  store i64 %15, ptr %2, align 8, !dbg !53
  %16 = load i64, ptr %5, align 8, !dbg !54
  store i64 %16, ptr %3, align 8, !dbg !55
    #dbg_declare(ptr %6, !56, !DIExpression(), !57)
  %17 = load i64, ptr %3, align 8, !dbg !58
  %18 = call i64 @smallest_factor(i64 noundef %17), !dbg !59
  store i64 %18, ptr %6, align 8, !dbg !57
  %19 = load i64, ptr %6, align 8, !dbg !60
  %20 = load i64, ptr %3, align 8, !dbg !62
  %21 = icmp eq i64 %19, %20, !dbg !63
  br i1 %21, label %22, label %26, !dbg !63

22:                                               ; preds = %11
  %23 = load i32, ptr %4, align 4, !dbg !64
  %24 = load i64, ptr %3, align 8, !dbg !65
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %23, i64 noundef %24), !dbg !66
  br label %31, !dbg !66

26:                                               ; preds = %11
  %27 = load i32, ptr %4, align 4, !dbg !67
  %28 = load i64, ptr %3, align 8, !dbg !68
  %29 = load i64, ptr %6, align 8, !dbg !69
  %30 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %27, i64 noundef %28, i64 noundef %29), !dbg !70
  br label %31

31:                                               ; preds = %26, %22
  br label %32, !dbg !71

32:                                               ; preds = %31
  %33 = load i32, ptr %4, align 4, !dbg !72
  %34 = add nsw i32 %33, 1, !dbg !72
  store i32 %34, ptr %4, align 4, !dbg !72
  br label %8, !dbg !73, !llvm.loop !74

35:                                               ; preds = %8
  ret i32 0, !dbg !77
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @smallest_factor(i64 noundef %0) #0 !dbg !78 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %3, !81, !DIExpression(), !82)
    #dbg_declare(ptr %4, !83, !DIExpression(), !85)
  store i64 2, ptr %4, align 8, !dbg !85
  br label %5, !dbg !86

5:                                                ; preds = %19, %1
  %6 = load i64, ptr %4, align 8, !dbg !87
  %7 = load i64, ptr %4, align 8, !dbg !89
  %8 = mul i64 %6, %7, !dbg !90
  %9 = load i64, ptr %3, align 8, !dbg !91
  %10 = icmp ule i64 %8, %9, !dbg !92
  br i1 %10, label %11, label %22, !dbg !93

11:                                               ; preds = %5
  %12 = load i64, ptr %3, align 8, !dbg !94
  %13 = load i64, ptr %4, align 8, !dbg !96
  %14 = urem i64 %12, %13, !dbg !97
  %15 = icmp eq i64 %14, 0, !dbg !98
  br i1 %15, label %16, label %18, !dbg !98

16:                                               ; preds = %11
  %17 = load i64, ptr %4, align 8, !dbg !99
  store i64 %17, ptr %2, align 8, !dbg !100
  br label %24, !dbg !100

18:                                               ; preds = %11
  br label %19, !dbg !101

19:                                               ; preds = %18
  %20 = load i64, ptr %4, align 8, !dbg !102
  %21 = add i64 %20, 1, !dbg !102
  store i64 %21, ptr %4, align 8, !dbg !102
  br label %5, !dbg !103, !llvm.loop !104

22:                                               ; preds = %5
  %23 = load i64, ptr %3, align 8, !dbg !106
  store i64 %23, ptr %2, align 8, !dbg !107
  br label %24, !dbg !107

24:                                               ; preds = %22, %16
  %25 = load i64, ptr %2, align 8, !dbg !108
  ret i64 %25, !dbg !108
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/primes.c", directory: ".", checksumkind: CSK_MD5, checksum: "d60afd9dd18d5d27ed80ddfc319bef72")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 31)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 18)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 16)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !18, splitDebugInlining: false, nameTableKind: None)
!18 = !{!0, !7, !12}
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"clang version 22.1.8"}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 11, type: !28, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "a", scope: !27, file: !2, line: 12, type: !33)
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 12, column: 17, scope: !27)
!35 = !DILocalVariable(name: "b", scope: !27, file: !2, line: 12, type: !33)
!36 = !DILocation(line: 12, column: 24, scope: !27)
!37 = !DILocation(line: 13, column: 3, scope: !27)
!38 = !DILocalVariable(name: "n", scope: !39, file: !2, line: 14, type: !30)
!39 = distinct !DILexicalBlock(scope: !27, file: !2, line: 14, column: 3)
!40 = !DILocation(line: 14, column: 12, scope: !39)
!41 = !DILocation(line: 14, column: 8, scope: !39)
!42 = !DILocation(line: 14, column: 19, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !2, line: 14, column: 3)
!44 = !DILocation(line: 14, column: 21, scope: !43)
!45 = !DILocation(line: 14, column: 3, scope: !39)
!46 = !DILocalVariable(name: "next", scope: !47, file: !2, line: 15, type: !33)
!47 = distinct !DILexicalBlock(scope: !43, file: !2, line: 14, column: 33)
!48 = !DILocation(line: 15, column: 19, scope: !47)
!49 = !DILocation(line: 15, column: 26, scope: !47)
!50 = !DILocation(line: 15, column: 30, scope: !47)
!51 = !DILocation(line: 15, column: 28, scope: !47)
!52 = !DILocation(line: 16, column: 9, scope: !47)
!53 = !DILocation(line: 16, column: 7, scope: !47)
!54 = !DILocation(line: 17, column: 9, scope: !47)
!55 = !DILocation(line: 17, column: 7, scope: !47)
!56 = !DILocalVariable(name: "factor", scope: !47, file: !2, line: 18, type: !33)
!57 = !DILocation(line: 18, column: 19, scope: !47)
!58 = !DILocation(line: 18, column: 44, scope: !47)
!59 = !DILocation(line: 18, column: 28, scope: !47)
!60 = !DILocation(line: 19, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !47, file: !2, line: 19, column: 9)
!62 = !DILocation(line: 19, column: 19, scope: !61)
!63 = !DILocation(line: 19, column: 16, scope: !61)
!64 = !DILocation(line: 20, column: 36, scope: !61)
!65 = !DILocation(line: 20, column: 39, scope: !61)
!66 = !DILocation(line: 20, column: 7, scope: !61)
!67 = !DILocation(line: 22, column: 34, scope: !61)
!68 = !DILocation(line: 22, column: 37, scope: !61)
!69 = !DILocation(line: 22, column: 40, scope: !61)
!70 = !DILocation(line: 22, column: 7, scope: !61)
!71 = !DILocation(line: 23, column: 3, scope: !47)
!72 = !DILocation(line: 14, column: 29, scope: !43)
!73 = !DILocation(line: 14, column: 3, scope: !43)
!74 = distinct !{!74, !45, !75, !76}
!75 = !DILocation(line: 23, column: 3, scope: !39)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 24, column: 3, scope: !27)
!78 = distinct !DISubprogram(name: "smallest_factor", scope: !2, file: !2, line: 4, type: !79, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !31)
!79 = !DISubroutineType(types: !80)
!80 = !{!33, !33}
!81 = !DILocalVariable(name: "n", arg: 1, scope: !78, file: !2, line: 4, type: !33)
!82 = !DILocation(line: 4, column: 52, scope: !78)
!83 = !DILocalVariable(name: "d", scope: !84, file: !2, line: 5, type: !33)
!84 = distinct !DILexicalBlock(scope: !78, file: !2, line: 5, column: 3)
!85 = !DILocation(line: 5, column: 22, scope: !84)
!86 = !DILocation(line: 5, column: 8, scope: !84)
!87 = !DILocation(line: 5, column: 29, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !2, line: 5, column: 3)
!89 = !DILocation(line: 5, column: 33, scope: !88)
!90 = !DILocation(line: 5, column: 31, scope: !88)
!91 = !DILocation(line: 5, column: 38, scope: !88)
!92 = !DILocation(line: 5, column: 35, scope: !88)
!93 = !DILocation(line: 5, column: 3, scope: !84)
!94 = !DILocation(line: 6, column: 9, scope: !95)
!95 = distinct !DILexicalBlock(scope: !88, file: !2, line: 6, column: 9)
!96 = !DILocation(line: 6, column: 13, scope: !95)
!97 = !DILocation(line: 6, column: 11, scope: !95)
!98 = !DILocation(line: 6, column: 15, scope: !95)
!99 = !DILocation(line: 7, column: 14, scope: !95)
!100 = !DILocation(line: 7, column: 7, scope: !95)
!101 = !DILocation(line: 6, column: 18, scope: !95)
!102 = !DILocation(line: 5, column: 42, scope: !88)
!103 = !DILocation(line: 5, column: 3, scope: !88)
!104 = distinct !{!104, !93, !105, !76}
!105 = !DILocation(line: 7, column: 14, scope: !84)
!106 = !DILocation(line: 8, column: 10, scope: !78)
!107 = !DILocation(line: 8, column: 3, scope: !78)
!108 = !DILocation(line: 9, column: 1, scope: !78)
