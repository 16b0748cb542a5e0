; ModuleID = 'examples/c/wrong/past_string.c'
source_filename = "examples/c/wrong/past_string.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"dragon\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [6 x i8] c"draig\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"open\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"shut\00", align 1, !dbg !22

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !39, !DIExpression(), !42)
  store ptr @.str, ptr %2, align 8, !dbg !42
  %3 = load ptr, ptr %2, align 8, !dbg !43
  %4 = call i32 @same(ptr noundef %3, ptr noundef @.str.2, i32 noundef 6), !dbg !44
  %5 = icmp ne i32 %4, 0, !dbg !44
  %6 = zext i1 %5 to i64, !dbg !44
  %7 = select i1 %5, ptr @.str.3, ptr @.str.4, !dbg !44
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %7), !dbg !45
  %9 = load ptr, ptr %2, align 8, !dbg !46
  %10 = call i32 @same(ptr noundef %9, ptr noundef @.str.2, i32 noundef 7), !dbg !47
  %11 = icmp ne i32 %10, 0, !dbg !47
  %12 = zext i1 %11 to i64, !dbg !47
  %13 = select i1 %11, ptr @.str.3, ptr @.str.4, !dbg !47
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %13), !dbg !48
  ret i32 0, !dbg !49
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @same(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !50 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !53, !DIExpression(), !54)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !55, !DIExpression(), !56)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !57, !DIExpression(), !58)
    #dbg_declare(ptr %7, !59, !DIExpression(), !60)
  store i32 0, ptr %7, align 4, !dbg !60
    #dbg_declare(ptr %8, !61, !DIExpression(), !63)
  store i32 0, ptr %8, align 4, !dbg !63
  br label %9, !dbg !64

9:                                                ; preds = %29, %3
  %10 = load i32, ptr %8, align 4, !dbg !65
  %11 = load i32, ptr %6, align 4, !dbg !67
  %12 = icmp slt i32 %10, %11, !dbg !68
  br i1 %12, label %13, label %32, !dbg !69

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8, !dbg !70
  %15 = load i32, ptr %8, align 4, !dbg !71
  %16 = sext i32 %15 to i64, !dbg !70
  %17 = getelementptr inbounds i8, ptr %14, i64 %16, !dbg !70
  %18 = load i8, ptr %17, align 1, !dbg !70
  %19 = sext i8 %18 to i32, !dbg !70
  %20 = load ptr, ptr %5, align 8, !dbg !72
  %21 = load i32, ptr %8, align 4, !dbg !73
  %22 = sext i32 %21 to i64, !dbg !72
  %23 = getelementptr inbounds i8, ptr %20, i64 %22, !dbg !72
  %24 = load i8, ptr %23, align 1, !dbg !72
  %25 = sext i8 %24 to i32, !dbg !72
  %26 = xor i32 %19, %25, !dbg !74
  %27 = load i32, ptr %7, align 4, !dbg !75
  %28 = or i32 %27, %26, !dbg !75
  store i32 %28, ptr %7, align 4, !dbg !75
  br label %29, !dbg !76

29:                                               ; preds = %13
  %30 = load i32, ptr %8, align 4, !dbg !77
  %31 = add nsw i32 %30, 1, !dbg !77
  store i32 %31, ptr %8, align 4, !dbg !77
  br label %9, !dbg !78, !llvm.loop !79

32:                                               ; preds = %9
  %33 = load i32, ptr %7, align 4, !dbg !82
  %34 = icmp ne i32 %33, 0, !dbg !83
  %35 = xor i1 %34, true, !dbg !83
  %36 = zext i1 %35 to i32, !dbg !83
  ret i32 %36, !dbg !84
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!24}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/past_string.c", directory: ".", checksumkind: CSK_MD5, checksum: "9320dad85b356c137e37d627439d4604")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 6)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !19, isLocal: true, isDefinition: true)
!24 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !25, splitDebugInlining: false, nameTableKind: None)
!25 = !{!0, !7, !12, !17, !22}
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"clang version 22.1.8"}
!34 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 11, type: !35, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !24, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{!37}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{}
!39 = !DILocalVariable(name: "given", scope: !34, file: !2, line: 12, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!42 = !DILocation(line: 12, column: 15, scope: !34)
!43 = !DILocation(line: 13, column: 23, scope: !34)
!44 = !DILocation(line: 13, column: 18, scope: !34)
!45 = !DILocation(line: 13, column: 3, scope: !34)
!46 = !DILocation(line: 14, column: 23, scope: !34)
!47 = !DILocation(line: 14, column: 18, scope: !34)
!48 = !DILocation(line: 14, column: 3, scope: !34)
!49 = !DILocation(line: 15, column: 3, scope: !34)
!50 = distinct !DISubprogram(name: "same", scope: !2, file: !2, line: 4, type: !51, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !24, retainedNodes: !38)
!51 = !DISubroutineType(types: !52)
!52 = !{!37, !40, !40, !37}
!53 = !DILocalVariable(name: "a", arg: 1, scope: !50, file: !2, line: 4, type: !40)
!54 = !DILocation(line: 4, column: 29, scope: !50)
!55 = !DILocalVariable(name: "b", arg: 2, scope: !50, file: !2, line: 4, type: !40)
!56 = !DILocation(line: 4, column: 44, scope: !50)
!57 = !DILocalVariable(name: "length", arg: 3, scope: !50, file: !2, line: 4, type: !37)
!58 = !DILocation(line: 4, column: 51, scope: !50)
!59 = !DILocalVariable(name: "different", scope: !50, file: !2, line: 5, type: !37)
!60 = !DILocation(line: 5, column: 7, scope: !50)
!61 = !DILocalVariable(name: "i", scope: !62, file: !2, line: 6, type: !37)
!62 = distinct !DILexicalBlock(scope: !50, file: !2, line: 6, column: 3)
!63 = !DILocation(line: 6, column: 12, scope: !62)
!64 = !DILocation(line: 6, column: 8, scope: !62)
!65 = !DILocation(line: 6, column: 19, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !2, line: 6, column: 3)
!67 = !DILocation(line: 6, column: 23, scope: !66)
!68 = !DILocation(line: 6, column: 21, scope: !66)
!69 = !DILocation(line: 6, column: 3, scope: !62)
!70 = !DILocation(line: 7, column: 18, scope: !66)
!71 = !DILocation(line: 7, column: 20, scope: !66)
!72 = !DILocation(line: 7, column: 25, scope: !66)
!73 = !DILocation(line: 7, column: 27, scope: !66)
!74 = !DILocation(line: 7, column: 23, scope: !66)
!75 = !DILocation(line: 7, column: 15, scope: !66)
!76 = !DILocation(line: 7, column: 5, scope: !66)
!77 = !DILocation(line: 6, column: 32, scope: !66)
!78 = !DILocation(line: 6, column: 3, scope: !66)
!79 = distinct !{!79, !69, !80, !81}
!80 = !DILocation(line: 7, column: 28, scope: !62)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 8, column: 11, scope: !50)
!83 = !DILocation(line: 8, column: 10, scope: !50)
!84 = !DILocation(line: 8, column: 3, scope: !50)
