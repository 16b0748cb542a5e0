; ModuleID = 'examples/c/wrong/missing_return.c'
source_filename = "examples/c/wrong/missing_return.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.numbers = internal constant [4 x i32] [i32 2, i32 3, i32 5, i32 7], align 16, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"%d is there\0A\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [17 x i8] c"%d is not there\0A\00", align 1, !dbg !15

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !33, !DIExpression(), !35)
  store i32 5, ptr %2, align 4, !dbg !35
  br label %4, !dbg !36

4:                                                ; preds = %19, %0
  %5 = load i32, ptr %2, align 4, !dbg !37
  %6 = icmp slt i32 %5, 7, !dbg !39
  br i1 %6, label %7, label %22, !dbg !40

7:                                                ; preds = %4
    #dbg_declare(ptr %3, !41, !DIExpression(), !43)
  %8 = load i32, ptr %2, align 4, !dbg !44
  %9 = call i32 @find(ptr noundef @main.numbers, i32 noundef 4, i32 noundef %8), !dbg !45
  store i32 %9, ptr %3, align 4, !dbg !43
  %10 = load i32, ptr %3, align 4, !dbg !46
  %11 = icmp sge i32 %10, 0, !dbg !48
  br i1 %11, label %12, label %15, !dbg !48

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !49
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13), !dbg !50
  br label %18, !dbg !50

15:                                               ; preds = %7
  %16 = load i32, ptr %2, align 4, !dbg !51
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %16), !dbg !52
  br label %18

18:                                               ; preds = %15, %12
  br label %19, !dbg !53

19:                                               ; preds = %18
  %20 = load i32, ptr %2, align 4, !dbg !54
  %21 = add nsw i32 %20, 1, !dbg !54
  store i32 %21, ptr %2, align 4, !dbg !54
  br label %4, !dbg !55, !llvm.loop !56

22:                                               ; preds = %4
  ret i32 0, !dbg !59
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @find(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !60 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !64, !DIExpression(), !65)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !66, !DIExpression(), !67)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !68, !DIExpression(), !69)
    #dbg_declare(ptr %8, !70, !DIExpression(), !72)
  store i32 0, ptr %8, align 4, !dbg !72
  br label %9, !dbg !73

9:                                                ; preds = %24, %3
  %10 = load i32, ptr %8, align 4, !dbg !74
  %11 = load i32, ptr %6, align 4, !dbg !76
  %12 = icmp slt i32 %10, %11, !dbg !77
  br i1 %12, label %13, label %27, !dbg !78

13:                                               ; preds = %9
  %14 = load ptr, ptr %5, align 8, !dbg !79
  %15 = load i32, ptr %8, align 4, !dbg !81
  %16 = sext i32 %15 to i64, !dbg !79
  %17 = getelementptr inbounds i32, ptr %14, i64 %16, !dbg !79
  %18 = load i32, ptr %17, align 4, !dbg !79
  %19 = load i32, ptr %7, align 4, !dbg !82
  %20 = icmp eq i32 %18, %19, !dbg !83
  br i1 %20, label %21, label %23, !dbg !83

21:                                               ; preds = %13
  %22 = load i32, ptr %8, align 4, !dbg !84
  store i32 %22, ptr %4, align 4, !dbg !85
  br label %27, !dbg !85

23:                                               ; preds = %13
  br label %24, !dbg !82

24:                                               ; preds = %23
  %25 = load i32, ptr %8, align 4, !dbg !86
  %26 = add nsw i32 %25, 1, !dbg !86
  store i32 %26, ptr %8, align 4, !dbg !86
  br label %9, !dbg !87, !llvm.loop !88

27:                                               ; preds = %21, %9
  %28 = load i32, ptr %4, align 4, !dbg !90
  ret i32 %28, !dbg !90
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!3 = !DIFile(filename: "examples/c/wrong/missing_return.c", directory: ".", checksumkind: CSK_MD5, checksum: "0ce7eb53a21173c65da000b794375af8")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9, !15}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 104, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 13)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 136, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 17)
!20 = !{}
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"clang version 22.1.8"}
!33 = !DILocalVariable(name: "wanted", scope: !34, file: !3, line: 12, type: !6)
!34 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!35 = !DILocation(line: 12, column: 12, scope: !34)
!36 = !DILocation(line: 12, column: 8, scope: !34)
!37 = !DILocation(line: 12, column: 24, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !3, line: 12, column: 3)
!39 = !DILocation(line: 12, column: 31, scope: !38)
!40 = !DILocation(line: 12, column: 3, scope: !34)
!41 = !DILocalVariable(name: "at", scope: !42, file: !3, line: 13, type: !6)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 12, column: 46)
!43 = !DILocation(line: 13, column: 9, scope: !42)
!44 = !DILocation(line: 13, column: 31, scope: !42)
!45 = !DILocation(line: 13, column: 14, scope: !42)
!46 = !DILocation(line: 14, column: 9, scope: !47)
!47 = distinct !DILexicalBlock(scope: !42, file: !3, line: 14, column: 9)
!48 = !DILocation(line: 14, column: 12, scope: !47)
!49 = !DILocation(line: 15, column: 31, scope: !47)
!50 = !DILocation(line: 15, column: 7, scope: !47)
!51 = !DILocation(line: 17, column: 35, scope: !47)
!52 = !DILocation(line: 17, column: 7, scope: !47)
!53 = !DILocation(line: 18, column: 3, scope: !42)
!54 = !DILocation(line: 12, column: 42, scope: !38)
!55 = !DILocation(line: 12, column: 3, scope: !38)
!56 = distinct !{!56, !40, !57, !58}
!57 = !DILocation(line: 18, column: 3, scope: !34)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 19, column: 3, scope: !2)
!60 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 4, type: !61, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !20)
!61 = !DISubroutineType(types: !62)
!62 = !{!6, !63, !6, !6}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!64 = !DILocalVariable(name: "numbers", arg: 1, scope: !60, file: !3, line: 4, type: !63)
!65 = !DILocation(line: 4, column: 28, scope: !60)
!66 = !DILocalVariable(name: "n", arg: 2, scope: !60, file: !3, line: 4, type: !6)
!67 = !DILocation(line: 4, column: 41, scope: !60)
!68 = !DILocalVariable(name: "wanted", arg: 3, scope: !60, file: !3, line: 4, type: !6)
!69 = !DILocation(line: 4, column: 48, scope: !60)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 5, type: !6)
!71 = distinct !DILexicalBlock(scope: !60, file: !3, line: 5, column: 3)
!72 = !DILocation(line: 5, column: 12, scope: !71)
!73 = !DILocation(line: 5, column: 8, scope: !71)
!74 = !DILocation(line: 5, column: 19, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 5, column: 3)
!76 = !DILocation(line: 5, column: 23, scope: !75)
!77 = !DILocation(line: 5, column: 21, scope: !75)
!78 = !DILocation(line: 5, column: 3, scope: !71)
!79 = !DILocation(line: 6, column: 9, scope: !80)
!80 = distinct !DILexicalBlock(scope: !75, file: !3, line: 6, column: 9)
!81 = !DILocation(line: 6, column: 17, scope: !80)
!82 = !DILocation(line: 6, column: 23, scope: !80)
!83 = !DILocation(line: 6, column: 20, scope: !80)
!84 = !DILocation(line: 7, column: 14, scope: !80)
!85 = !DILocation(line: 7, column: 7, scope: !80)
!86 = !DILocation(line: 5, column: 27, scope: !75)
!87 = !DILocation(line: 5, column: 3, scope: !75)
!88 = distinct !{!88, !78, !89, !58}
!89 = !DILocation(line: 7, column: 14, scope: !71)
!90 = !DILocation(line: 8, column: 1, scope: !60)
