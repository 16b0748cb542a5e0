; ModuleID = 'examples/c/sieve.c'
source_filename = "examples/c/sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [20 x i8] c"%u primes up to %u\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !19 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !26, !DIExpression(), !27)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !28, !DIExpression(), !29)
    #dbg_declare(ptr %6, !30, !DIExpression(), !31)
  %11 = load i32, ptr %4, align 4, !dbg !32
  %12 = icmp sgt i32 %11, 1, !dbg !33
  br i1 %12, label %13, label %18, !dbg !32

13:                                               ; preds = %2
  %14 = load ptr, ptr %5, align 8, !dbg !34
  %15 = getelementptr inbounds ptr, ptr %14, i64 1, !dbg !34
  %16 = load ptr, ptr %15, align 8, !dbg !34
  %17 = call i32 @atoi(ptr noundef %16) #6, !dbg !35
  br label %19, !dbg !32

18:                                               ; preds = %2
  br label %19, !dbg !32

19:                                               ; preds = %18, %13
  %20 = phi i32 [ %17, %13 ], [ 20000, %18 ], !dbg !32
  store i32 %20, ptr %6, align 4, !dbg !31
    #dbg_declare(ptr %7, !36, !DIExpression(), !37)
  %21 = load i32, ptr %4, align 4, !dbg !38
  %22 = icmp sgt i32 %21, 2, !dbg !39
  br i1 %22, label %23, label %28, !dbg !38

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8, !dbg !40
  %25 = getelementptr inbounds ptr, ptr %24, i64 2, !dbg !40
  %26 = load ptr, ptr %25, align 8, !dbg !40
  %27 = call i32 @atoi(ptr noundef %26) #6, !dbg !41
  br label %29, !dbg !38

28:                                               ; preds = %19
  br label %29, !dbg !38

29:                                               ; preds = %28, %23
  %30 = phi i32 [ %27, %23 ], [ 1, %28 ], !dbg !38
  store i32 %30, ptr %7, align 4, !dbg !37
  %31 = load i32, ptr %6, align 4, !dbg !42
  %32 = icmp ugt i32 %31, 100000000, !dbg !44
  br i1 %32, label %33, label %34, !dbg !44

33:                                               ; preds = %29
  store i32 2, ptr %3, align 4, !dbg !45
  br label %59, !dbg !45

34:                                               ; preds = %29
    #dbg_declare(ptr %8, !46, !DIExpression(), !49)
  %35 = load i32, ptr %6, align 4, !dbg !50
  %36 = add i32 %35, 1, !dbg !51
  %37 = zext i32 %36 to i64, !dbg !50
  %38 = call noalias ptr @malloc(i64 noundef %37) #7, !dbg !52
  store ptr %38, ptr %8, align 8, !dbg !49
  %39 = load ptr, ptr %8, align 8, !dbg !53
  %40 = icmp ne ptr %39, null, !dbg !53
  br i1 %40, label %42, label %41, !dbg !55

41:                                               ; preds = %34
  store i32 1, ptr %3, align 4, !dbg !56
  br label %59, !dbg !56

42:                                               ; preds = %34
    #dbg_declare(ptr %9, !57, !DIExpression(), !58)
  store i32 0, ptr %9, align 4, !dbg !58
    #dbg_declare(ptr %10, !59, !DIExpression(), !61)
  store i32 0, ptr %10, align 4, !dbg !61
  br label %43, !dbg !62

43:                                               ; preds = %51, %42
  %44 = load i32, ptr %10, align 4, !dbg !63
  %45 = load i32, ptr %7, align 4, !dbg !65
  %46 = icmp slt i32 %44, %45, !dbg !66
  br i1 %46, label %47, label %54, !dbg !67

47:                                               ; preds = %43
  %48 = load ptr, ptr %8, align 8, !dbg !68
  %49 = load i32, ptr %6, align 4, !dbg !69
  %50 = call i32 @count(ptr noundef %48, i32 noundef %49), !dbg !70
  store i32 %50, ptr %9, align 4, !dbg !71
  br label %51, !dbg !72

51:                                               ; preds = %47
  %52 = load i32, ptr %10, align 4, !dbg !73
  %53 = add nsw i32 %52, 1, !dbg !73
  store i32 %53, ptr %10, align 4, !dbg !73
  br label %43, !dbg !74, !llvm.loop !75

54:                                               ; preds = %43
  %55 = load i32, ptr %9, align 4, !dbg !78
  %56 = load i32, ptr %6, align 4, !dbg !79
  %57 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %55, i32 noundef %56), !dbg !80
  %58 = load ptr, ptr %8, align 8, !dbg !81
  call void @free(ptr noundef %58) #8, !dbg !82
  store i32 0, ptr %3, align 4, !dbg !83
  br label %59, !dbg !83

59:                                               ; preds = %54, %41, %33
  %60 = load i32, ptr %3, align 4, !dbg !84
  ret i32 %60, !dbg !84
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @count(ptr noundef %0, i32 noundef %1) #0 !dbg !85 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !88, !DIExpression(), !89)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !90, !DIExpression(), !91)
    #dbg_declare(ptr %5, !92, !DIExpression(), !93)
  store i32 0, ptr %5, align 4, !dbg !93
  %8 = load ptr, ptr %3, align 8, !dbg !94
  %9 = load i32, ptr %4, align 4, !dbg !95
  %10 = add i32 %9, 1, !dbg !96
  %11 = zext i32 %10 to i64, !dbg !95
  call void @llvm.memset.p0.i64(ptr align 1 %8, i8 0, i64 %11, i1 false), !dbg !97
    #dbg_declare(ptr %6, !98, !DIExpression(), !100)
  store i32 2, ptr %6, align 4, !dbg !100
  br label %12, !dbg !101

12:                                               ; preds = %51, %2
  %13 = load i32, ptr %6, align 4, !dbg !102
  %14 = load i32, ptr %4, align 4, !dbg !104
  %15 = icmp ule i32 %13, %14, !dbg !105
  br i1 %15, label %16, label %54, !dbg !106

16:                                               ; preds = %12
  %17 = load ptr, ptr %3, align 8, !dbg !107
  %18 = load i32, ptr %6, align 4, !dbg !110
  %19 = zext i32 %18 to i64, !dbg !107
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 %19, !dbg !107
  %21 = load i8, ptr %20, align 1, !dbg !107
  %22 = icmp ne i8 %21, 0, !dbg !107
  br i1 %22, label %23, label %24, !dbg !107

23:                                               ; preds = %16
  br label %51, !dbg !111

24:                                               ; preds = %16
  %25 = load i32, ptr %5, align 4, !dbg !112
  %26 = add i32 %25, 1, !dbg !112
  store i32 %26, ptr %5, align 4, !dbg !112
  %27 = load i32, ptr %6, align 4, !dbg !113
  %28 = load i32, ptr %4, align 4, !dbg !115
  %29 = load i32, ptr %6, align 4, !dbg !116
  %30 = udiv i32 %28, %29, !dbg !117
  %31 = icmp ule i32 %27, %30, !dbg !118
  br i1 %31, label %32, label %50, !dbg !118

32:                                               ; preds = %24
    #dbg_declare(ptr %7, !119, !DIExpression(), !121)
  %33 = load i32, ptr %6, align 4, !dbg !122
  %34 = load i32, ptr %6, align 4, !dbg !123
  %35 = mul i32 %33, %34, !dbg !124
  store i32 %35, ptr %7, align 4, !dbg !121
  br label %36, !dbg !125

36:                                               ; preds = %45, %32
  %37 = load i32, ptr %7, align 4, !dbg !126
  %38 = load i32, ptr %4, align 4, !dbg !128
  %39 = icmp ule i32 %37, %38, !dbg !129
  br i1 %39, label %40, label %49, !dbg !130

40:                                               ; preds = %36
  %41 = load ptr, ptr %3, align 8, !dbg !131
  %42 = load i32, ptr %7, align 4, !dbg !132
  %43 = zext i32 %42 to i64, !dbg !131
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 %43, !dbg !131
  store i8 1, ptr %44, align 1, !dbg !133
  br label %45, !dbg !131

45:                                               ; preds = %40
  %46 = load i32, ptr %6, align 4, !dbg !134
  %47 = load i32, ptr %7, align 4, !dbg !135
  %48 = add i32 %47, %46, !dbg !135
  store i32 %48, ptr %7, align 4, !dbg !135
  br label %36, !dbg !136, !llvm.loop !137

49:                                               ; preds = %36
  br label %50, !dbg !138

50:                                               ; preds = %49, %24
  br label %51, !dbg !139

51:                                               ; preds = %50, %23
  %52 = load i32, ptr %6, align 4, !dbg !140
  %53 = add i32 %52, 1, !dbg !140
  store i32 %53, ptr %6, align 4, !dbg !140
  br label %12, !dbg !141, !llvm.loop !142

54:                                               ; preds = %12
  %55 = load i32, ptr %5, align 4, !dbg !144
  ret i32 %55, !dbg !145
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/sieve.c", directory: ".", checksumkind: CSK_MD5, checksum: "a877d30f2ab544410bddf7716dd613ad")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 20)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"clang version 22.1.8"}
!19 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !20, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22, !23}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!25 = !{}
!26 = !DILocalVariable(name: "argc", arg: 1, scope: !19, file: !2, line: 20, type: !22)
!27 = !DILocation(line: 20, column: 14, scope: !19)
!28 = !DILocalVariable(name: "argv", arg: 2, scope: !19, file: !2, line: 20, type: !23)
!29 = !DILocation(line: 20, column: 27, scope: !19)
!30 = !DILocalVariable(name: "limit", scope: !19, file: !2, line: 21, type: !9)
!31 = !DILocation(line: 21, column: 12, scope: !19)
!32 = !DILocation(line: 21, column: 20, scope: !19)
!33 = !DILocation(line: 21, column: 25, scope: !19)
!34 = !DILocation(line: 21, column: 46, scope: !19)
!35 = !DILocation(line: 21, column: 41, scope: !19)
!36 = !DILocalVariable(name: "rounds", scope: !19, file: !2, line: 22, type: !22)
!37 = !DILocation(line: 22, column: 7, scope: !19)
!38 = !DILocation(line: 22, column: 16, scope: !19)
!39 = !DILocation(line: 22, column: 21, scope: !19)
!40 = !DILocation(line: 22, column: 32, scope: !19)
!41 = !DILocation(line: 22, column: 27, scope: !19)
!42 = !DILocation(line: 23, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !19, file: !2, line: 23, column: 7)
!44 = !DILocation(line: 23, column: 13, scope: !43)
!45 = !DILocation(line: 24, column: 5, scope: !43)
!46 = !DILocalVariable(name: "composite", scope: !19, file: !2, line: 25, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!49 = !DILocation(line: 25, column: 18, scope: !19)
!50 = !DILocation(line: 25, column: 37, scope: !19)
!51 = !DILocation(line: 25, column: 43, scope: !19)
!52 = !DILocation(line: 25, column: 30, scope: !19)
!53 = !DILocation(line: 26, column: 8, scope: !54)
!54 = distinct !DILexicalBlock(scope: !19, file: !2, line: 26, column: 7)
!55 = !DILocation(line: 26, column: 7, scope: !54)
!56 = !DILocation(line: 27, column: 5, scope: !54)
!57 = !DILocalVariable(name: "primes", scope: !19, file: !2, line: 28, type: !9)
!58 = !DILocation(line: 28, column: 12, scope: !19)
!59 = !DILocalVariable(name: "i", scope: !60, file: !2, line: 29, type: !22)
!60 = distinct !DILexicalBlock(scope: !19, file: !2, line: 29, column: 3)
!61 = !DILocation(line: 29, column: 12, scope: !60)
!62 = !DILocation(line: 29, column: 8, scope: !60)
!63 = !DILocation(line: 29, column: 19, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !2, line: 29, column: 3)
!65 = !DILocation(line: 29, column: 23, scope: !64)
!66 = !DILocation(line: 29, column: 21, scope: !64)
!67 = !DILocation(line: 29, column: 3, scope: !60)
!68 = !DILocation(line: 30, column: 20, scope: !64)
!69 = !DILocation(line: 30, column: 31, scope: !64)
!70 = !DILocation(line: 30, column: 14, scope: !64)
!71 = !DILocation(line: 30, column: 12, scope: !64)
!72 = !DILocation(line: 30, column: 5, scope: !64)
!73 = !DILocation(line: 29, column: 32, scope: !64)
!74 = !DILocation(line: 29, column: 3, scope: !64)
!75 = distinct !{!75, !67, !76, !77}
!76 = !DILocation(line: 30, column: 36, scope: !60)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 31, column: 34, scope: !19)
!79 = !DILocation(line: 31, column: 42, scope: !19)
!80 = !DILocation(line: 31, column: 3, scope: !19)
!81 = !DILocation(line: 32, column: 8, scope: !19)
!82 = !DILocation(line: 32, column: 3, scope: !19)
!83 = !DILocation(line: 33, column: 3, scope: !19)
!84 = !DILocation(line: 34, column: 1, scope: !19)
!85 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 6, type: !86, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !25)
!86 = !DISubroutineType(types: !87)
!87 = !{!9, !47, !9}
!88 = !DILocalVariable(name: "composite", arg: 1, scope: !85, file: !2, line: 6, type: !47)
!89 = !DILocation(line: 6, column: 38, scope: !85)
!90 = !DILocalVariable(name: "limit", arg: 2, scope: !85, file: !2, line: 6, type: !9)
!91 = !DILocation(line: 6, column: 58, scope: !85)
!92 = !DILocalVariable(name: "primes", scope: !85, file: !2, line: 7, type: !9)
!93 = !DILocation(line: 7, column: 12, scope: !85)
!94 = !DILocation(line: 8, column: 10, scope: !85)
!95 = !DILocation(line: 8, column: 24, scope: !85)
!96 = !DILocation(line: 8, column: 30, scope: !85)
!97 = !DILocation(line: 8, column: 3, scope: !85)
!98 = !DILocalVariable(name: "i", scope: !99, file: !2, line: 9, type: !9)
!99 = distinct !DILexicalBlock(scope: !85, file: !2, line: 9, column: 3)
!100 = !DILocation(line: 9, column: 17, scope: !99)
!101 = !DILocation(line: 9, column: 8, scope: !99)
!102 = !DILocation(line: 9, column: 24, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !2, line: 9, column: 3)
!104 = !DILocation(line: 9, column: 29, scope: !103)
!105 = !DILocation(line: 9, column: 26, scope: !103)
!106 = !DILocation(line: 9, column: 3, scope: !99)
!107 = !DILocation(line: 10, column: 9, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !2, line: 10, column: 9)
!109 = distinct !DILexicalBlock(scope: !103, file: !2, line: 9, column: 41)
!110 = !DILocation(line: 10, column: 19, scope: !108)
!111 = !DILocation(line: 11, column: 7, scope: !108)
!112 = !DILocation(line: 12, column: 11, scope: !109)
!113 = !DILocation(line: 13, column: 9, scope: !114)
!114 = distinct !DILexicalBlock(scope: !109, file: !2, line: 13, column: 9)
!115 = !DILocation(line: 13, column: 14, scope: !114)
!116 = !DILocation(line: 13, column: 22, scope: !114)
!117 = !DILocation(line: 13, column: 20, scope: !114)
!118 = !DILocation(line: 13, column: 11, scope: !114)
!119 = !DILocalVariable(name: "j", scope: !120, file: !2, line: 14, type: !9)
!120 = distinct !DILexicalBlock(scope: !114, file: !2, line: 14, column: 7)
!121 = !DILocation(line: 14, column: 21, scope: !120)
!122 = !DILocation(line: 14, column: 25, scope: !120)
!123 = !DILocation(line: 14, column: 29, scope: !120)
!124 = !DILocation(line: 14, column: 27, scope: !120)
!125 = !DILocation(line: 14, column: 12, scope: !120)
!126 = !DILocation(line: 14, column: 32, scope: !127)
!127 = distinct !DILexicalBlock(scope: !120, file: !2, line: 14, column: 7)
!128 = !DILocation(line: 14, column: 37, scope: !127)
!129 = !DILocation(line: 14, column: 34, scope: !127)
!130 = !DILocation(line: 14, column: 7, scope: !120)
!131 = !DILocation(line: 15, column: 9, scope: !127)
!132 = !DILocation(line: 15, column: 19, scope: !127)
!133 = !DILocation(line: 15, column: 22, scope: !127)
!134 = !DILocation(line: 14, column: 49, scope: !127)
!135 = !DILocation(line: 14, column: 46, scope: !127)
!136 = !DILocation(line: 14, column: 7, scope: !127)
!137 = distinct !{!137, !130, !138, !77}
!138 = !DILocation(line: 15, column: 24, scope: !120)
!139 = !DILocation(line: 16, column: 3, scope: !109)
!140 = !DILocation(line: 9, column: 37, scope: !103)
!141 = !DILocation(line: 9, column: 3, scope: !103)
!142 = distinct !{!142, !106, !143, !77}
!143 = !DILocation(line: 16, column: 3, scope: !99)
!144 = !DILocation(line: 17, column: 10, scope: !85)
!145 = !DILocation(line: 17, column: 3, scope: !85)
