; ModuleID = 'examples/c/wrong/wide_shift.c'
source_filename = "examples/c/wrong/wide_shift.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"%2u bits: %s\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"yes\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [3 x i8] c"no\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !32, !DIExpression(), !35)
  store i32 8, ptr %2, align 4, !dbg !35
  br label %3, !dbg !36

3:                                                ; preds = %14, %0
  %4 = load i32, ptr %2, align 4, !dbg !37
  %5 = icmp ule i32 %4, 32, !dbg !39
  br i1 %5, label %6, label %17, !dbg !40

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !41
  %8 = load i32, ptr %2, align 4, !dbg !42
  %9 = call i32 @has_only_low_bits(i32 noundef 1000, i32 noundef %8), !dbg !43
  %10 = icmp ne i32 %9, 0, !dbg !43
  %11 = zext i1 %10 to i64, !dbg !43
  %12 = select i1 %10, ptr @.str.1, ptr @.str.2, !dbg !43
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %7, ptr noundef %12), !dbg !44
  br label %14, !dbg !44

14:                                               ; preds = %6
  %15 = load i32, ptr %2, align 4, !dbg !45
  %16 = add i32 %15, 8, !dbg !45
  store i32 %16, ptr %2, align 4, !dbg !45
  br label %3, !dbg !46, !llvm.loop !47

17:                                               ; preds = %3
  ret i32 0, !dbg !50
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @has_only_low_bits(i32 noundef %0, i32 noundef %1) #0 !dbg !51 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !54, !DIExpression(), !55)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !56, !DIExpression(), !57)
  %6 = load i32, ptr %4, align 4, !dbg !58
  %7 = load i32, ptr %5, align 4, !dbg !60
  %8 = shl i32 1, %7, !dbg !61
  %9 = icmp ult i32 %6, %8, !dbg !62
  br i1 %9, label %10, label %11, !dbg !62

10:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !63
  br label %12, !dbg !63

11:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !64
  br label %12, !dbg !64

12:                                               ; preds = %11, %10
  %13 = load i32, ptr %3, align 4, !dbg !65
  ret i32 %13, !dbg !65
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/wide_shift.c", directory: ".", checksumkind: CSK_MD5, checksum: "8b03cf2d990c0506c05499980ef424dc")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 14)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 3)
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
!32 = !DILocalVariable(name: "bits", scope: !33, file: !2, line: 12, type: !34)
!33 = distinct !DILexicalBlock(scope: !27, file: !2, line: 12, column: 3)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 12, column: 17, scope: !33)
!36 = !DILocation(line: 12, column: 8, scope: !33)
!37 = !DILocation(line: 12, column: 27, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !2, line: 12, column: 3)
!39 = !DILocation(line: 12, column: 32, scope: !38)
!40 = !DILocation(line: 12, column: 3, scope: !33)
!41 = !DILocation(line: 13, column: 30, scope: !38)
!42 = !DILocation(line: 13, column: 60, scope: !38)
!43 = !DILocation(line: 13, column: 36, scope: !38)
!44 = !DILocation(line: 13, column: 5, scope: !38)
!45 = !DILocation(line: 12, column: 44, scope: !38)
!46 = !DILocation(line: 12, column: 3, scope: !38)
!47 = distinct !{!47, !40, !48, !49}
!48 = !DILocation(line: 13, column: 80, scope: !33)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 14, column: 3, scope: !27)
!51 = distinct !DISubprogram(name: "has_only_low_bits", scope: !2, file: !2, line: 4, type: !52, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !31)
!52 = !DISubroutineType(types: !53)
!53 = !{!30, !34, !34}
!54 = !DILocalVariable(name: "value", arg: 1, scope: !51, file: !2, line: 4, type: !34)
!55 = !DILocation(line: 4, column: 39, scope: !51)
!56 = !DILocalVariable(name: "bits", arg: 2, scope: !51, file: !2, line: 4, type: !34)
!57 = !DILocation(line: 4, column: 55, scope: !51)
!58 = !DILocation(line: 6, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !51, file: !2, line: 6, column: 7)
!60 = !DILocation(line: 6, column: 21, scope: !59)
!61 = !DILocation(line: 6, column: 18, scope: !59)
!62 = !DILocation(line: 6, column: 13, scope: !59)
!63 = !DILocation(line: 7, column: 5, scope: !59)
!64 = !DILocation(line: 8, column: 3, scope: !51)
!65 = !DILocation(line: 9, column: 1, scope: !51)
