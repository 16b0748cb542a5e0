; ModuleID = 'examples/c/wrong/overflow_check.c'
source_filename = "examples/c/wrong/overflow_check.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"too much\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [9 x i8] c"%d used\0A\00", align 1, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !25)
  %3 = call i32 @reserve(i32 noundef 2147483637, i32 noundef 100), !dbg !26
  store i32 %3, ptr %2, align 4, !dbg !25
  %4 = load i32, ptr %2, align 4, !dbg !27
  %5 = icmp slt i32 %4, 0, !dbg !29
  br i1 %5, label %6, label %8, !dbg !29

6:                                                ; preds = %0
  %7 = call i32 @puts(ptr noundef @.str), !dbg !30
  br label %11, !dbg !30

8:                                                ; preds = %0
  %9 = load i32, ptr %2, align 4, !dbg !31
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %9), !dbg !32
  br label %11

11:                                               ; preds = %8, %6
  ret i32 0, !dbg !33
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reserve(i32 noundef %0, i32 noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !37, !DIExpression(), !38)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !39, !DIExpression(), !40)
  %6 = load i32, ptr %4, align 4, !dbg !41
  %7 = load i32, ptr %5, align 4, !dbg !43
  %8 = add nsw i32 %6, %7, !dbg !44
  %9 = load i32, ptr %4, align 4, !dbg !45
  %10 = icmp slt i32 %8, %9, !dbg !46
  br i1 %10, label %11, label %12, !dbg !46

11:                                               ; preds = %2
  store i32 -1, ptr %3, align 4, !dbg !47
  br label %16, !dbg !47

12:                                               ; preds = %2
  %13 = load i32, ptr %4, align 4, !dbg !48
  %14 = load i32, ptr %5, align 4, !dbg !49
  %15 = add nsw i32 %13, %14, !dbg !50
  store i32 %15, ptr %3, align 4, !dbg !51
  br label %16, !dbg !51

16:                                               ; preds = %12, %11
  %17 = load i32, ptr %3, align 4, !dbg !52
  ret i32 %17, !dbg !52
}

declare i32 @puts(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/overflow_check.c", directory: ".", checksumkind: CSK_MD5, checksum: "137ca692f1412d40f9f98c39a33b22d4")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"clang version 22.1.8"}
!19 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 11, type: !20, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "used", scope: !19, file: !2, line: 12, type: !22)
!25 = !DILocation(line: 12, column: 7, scope: !19)
!26 = !DILocation(line: 12, column: 14, scope: !19)
!27 = !DILocation(line: 13, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !19, file: !2, line: 13, column: 7)
!29 = !DILocation(line: 13, column: 12, scope: !28)
!30 = !DILocation(line: 14, column: 5, scope: !28)
!31 = !DILocation(line: 16, column: 25, scope: !28)
!32 = !DILocation(line: 16, column: 5, scope: !28)
!33 = !DILocation(line: 17, column: 3, scope: !19)
!34 = distinct !DISubprogram(name: "reserve", scope: !2, file: !2, line: 5, type: !35, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !23)
!35 = !DISubroutineType(types: !36)
!36 = !{!22, !22, !22}
!37 = !DILocalVariable(name: "used", arg: 1, scope: !34, file: !2, line: 5, type: !22)
!38 = !DILocation(line: 5, column: 24, scope: !34)
!39 = !DILocalVariable(name: "more", arg: 2, scope: !34, file: !2, line: 5, type: !22)
!40 = !DILocation(line: 5, column: 34, scope: !34)
!41 = !DILocation(line: 6, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !34, file: !2, line: 6, column: 7)
!43 = !DILocation(line: 6, column: 14, scope: !42)
!44 = !DILocation(line: 6, column: 12, scope: !42)
!45 = !DILocation(line: 6, column: 21, scope: !42)
!46 = !DILocation(line: 6, column: 19, scope: !42)
!47 = !DILocation(line: 7, column: 5, scope: !42)
!48 = !DILocation(line: 8, column: 10, scope: !34)
!49 = !DILocation(line: 8, column: 17, scope: !34)
!50 = !DILocation(line: 8, column: 15, scope: !34)
!51 = !DILocation(line: 8, column: 3, scope: !34)
!52 = !DILocation(line: 9, column: 1, scope: !34)
