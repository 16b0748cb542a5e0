; ModuleID = 'examples/c/wrong/off_by_one.c'
source_filename = "examples/c/wrong/off_by_one.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"sum: %ld\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !27, !DIExpression(), !29)
  %4 = call noalias ptr @malloc(i64 noundef 20) #4, !dbg !30
  store ptr %4, ptr %2, align 8, !dbg !29
  %5 = load ptr, ptr %2, align 8, !dbg !31
  %6 = icmp ne ptr %5, null, !dbg !31
  br i1 %6, label %8, label %7, !dbg !33

7:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !34
  br label %28, !dbg !34

8:                                                ; preds = %0
    #dbg_declare(ptr %3, !35, !DIExpression(), !37)
  store i32 0, ptr %3, align 4, !dbg !37
  br label %9, !dbg !38

9:                                                ; preds = %20, %8
  %10 = load i32, ptr %3, align 4, !dbg !39
  %11 = icmp slt i32 %10, 5, !dbg !41
  br i1 %11, label %12, label %23, !dbg !42

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4, !dbg !43
  %14 = load i32, ptr %3, align 4, !dbg !44
  %15 = mul nsw i32 %13, %14, !dbg !45
  %16 = load ptr, ptr %2, align 8, !dbg !46
  %17 = load i32, ptr %3, align 4, !dbg !47
  %18 = sext i32 %17 to i64, !dbg !46
  %19 = getelementptr inbounds i32, ptr %16, i64 %18, !dbg !46
  store i32 %15, ptr %19, align 4, !dbg !48
  br label %20, !dbg !46

20:                                               ; preds = %12
  %21 = load i32, ptr %3, align 4, !dbg !49
  %22 = add nsw i32 %21, 1, !dbg !49
  store i32 %22, ptr %3, align 4, !dbg !49
  br label %9, !dbg !50, !llvm.loop !51

23:                                               ; preds = %9
  %24 = load ptr, ptr %2, align 8, !dbg !54
  %25 = call i64 @sum(ptr noundef %24, i32 noundef 5), !dbg !55
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %25), !dbg !56
  %27 = load ptr, ptr %2, align 8, !dbg !57
  call void @free(ptr noundef %27) #5, !dbg !58
  store i32 0, ptr %1, align 4, !dbg !59
  br label %28, !dbg !59

28:                                               ; preds = %23, %7
  %29 = load i32, ptr %1, align 4, !dbg !60
  ret i32 %29, !dbg !60
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum(ptr noundef %0, i32 noundef %1) #0 !dbg !61 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !67, !DIExpression(), !68)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !69, !DIExpression(), !70)
    #dbg_declare(ptr %5, !71, !DIExpression(), !72)
  store i64 0, ptr %5, align 8, !dbg !72
    #dbg_declare(ptr %6, !73, !DIExpression(), !75)
  store i32 0, ptr %6, align 4, !dbg !75
  br label %7, !dbg !76

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4, !dbg !77
  %9 = load i32, ptr %4, align 4, !dbg !79
  %10 = icmp sle i32 %8, %9, !dbg !80
  br i1 %10, label %11, label %23, !dbg !81

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !82
  %13 = load i32, ptr %6, align 4, !dbg !83
  %14 = sext i32 %13 to i64, !dbg !82
  %15 = getelementptr inbounds i32, ptr %12, i64 %14, !dbg !82
  %16 = load i32, ptr %15, align 4, !dbg !82
  %17 = sext i32 %16 to i64, !dbg !82
  %18 = load i64, ptr %5, align 8, !dbg !84
  %19 = add nsw i64 %18, %17, !dbg !84
  store i64 %19, ptr %5, align 8, !dbg !84
  br label %20, !dbg !85

20:                                               ; preds = %11
  %21 = load i32, ptr %6, align 4, !dbg !86
  %22 = add nsw i32 %21, 1, !dbg !86
  store i32 %22, ptr %6, align 4, !dbg !86
  br label %7, !dbg !87, !llvm.loop !88

23:                                               ; preds = %7
  %24 = load i64, ptr %5, align 8, !dbg !90
  ret i64 %24, !dbg !91
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/off_by_one.c", directory: ".", checksumkind: CSK_MD5, checksum: "a59b108722ad54190f650868b7174a93")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, globals: !18, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !10, file: !2, line: 13, baseType: !15, size: 32, elements: !16)
!10 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!17}
!17 = !DIEnumerator(name: "N", value: 5)
!18 = !{!0}
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "numbers", scope: !10, file: !2, line: 14, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!29 = !DILocation(line: 14, column: 8, scope: !10)
!30 = !DILocation(line: 14, column: 18, scope: !10)
!31 = !DILocation(line: 15, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !10, file: !2, line: 15, column: 7)
!33 = !DILocation(line: 15, column: 7, scope: !32)
!34 = !DILocation(line: 16, column: 5, scope: !32)
!35 = !DILocalVariable(name: "i", scope: !36, file: !2, line: 17, type: !13)
!36 = distinct !DILexicalBlock(scope: !10, file: !2, line: 17, column: 3)
!37 = !DILocation(line: 17, column: 12, scope: !36)
!38 = !DILocation(line: 17, column: 8, scope: !36)
!39 = !DILocation(line: 17, column: 19, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !2, line: 17, column: 3)
!41 = !DILocation(line: 17, column: 21, scope: !40)
!42 = !DILocation(line: 17, column: 3, scope: !36)
!43 = !DILocation(line: 18, column: 18, scope: !40)
!44 = !DILocation(line: 18, column: 22, scope: !40)
!45 = !DILocation(line: 18, column: 20, scope: !40)
!46 = !DILocation(line: 18, column: 5, scope: !40)
!47 = !DILocation(line: 18, column: 13, scope: !40)
!48 = !DILocation(line: 18, column: 16, scope: !40)
!49 = !DILocation(line: 17, column: 27, scope: !40)
!50 = !DILocation(line: 17, column: 3, scope: !40)
!51 = distinct !{!51, !42, !52, !53}
!52 = !DILocation(line: 18, column: 22, scope: !36)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 19, column: 28, scope: !10)
!55 = !DILocation(line: 19, column: 24, scope: !10)
!56 = !DILocation(line: 19, column: 3, scope: !10)
!57 = !DILocation(line: 20, column: 8, scope: !10)
!58 = !DILocation(line: 20, column: 3, scope: !10)
!59 = !DILocation(line: 21, column: 3, scope: !10)
!60 = !DILocation(line: 22, column: 1, scope: !10)
!61 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 5, type: !62, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !14)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !65, !13}
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!67 = !DILocalVariable(name: "numbers", arg: 1, scope: !61, file: !2, line: 5, type: !65)
!68 = !DILocation(line: 5, column: 28, scope: !61)
!69 = !DILocalVariable(name: "n", arg: 2, scope: !61, file: !2, line: 5, type: !13)
!70 = !DILocation(line: 5, column: 41, scope: !61)
!71 = !DILocalVariable(name: "total", scope: !61, file: !2, line: 6, type: !64)
!72 = !DILocation(line: 6, column: 8, scope: !61)
!73 = !DILocalVariable(name: "i", scope: !74, file: !2, line: 7, type: !13)
!74 = distinct !DILexicalBlock(scope: !61, file: !2, line: 7, column: 3)
!75 = !DILocation(line: 7, column: 12, scope: !74)
!76 = !DILocation(line: 7, column: 8, scope: !74)
!77 = !DILocation(line: 7, column: 19, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !2, line: 7, column: 3)
!79 = !DILocation(line: 7, column: 24, scope: !78)
!80 = !DILocation(line: 7, column: 21, scope: !78)
!81 = !DILocation(line: 7, column: 3, scope: !74)
!82 = !DILocation(line: 8, column: 14, scope: !78)
!83 = !DILocation(line: 8, column: 22, scope: !78)
!84 = !DILocation(line: 8, column: 11, scope: !78)
!85 = !DILocation(line: 8, column: 5, scope: !78)
!86 = !DILocation(line: 7, column: 28, scope: !78)
!87 = !DILocation(line: 7, column: 3, scope: !78)
!88 = distinct !{!88, !81, !89, !53}
!89 = !DILocation(line: 8, column: 23, scope: !74)
!90 = !DILocation(line: 9, column: 10, scope: !61)
!91 = !DILocation(line: 9, column: 3, scope: !61)
