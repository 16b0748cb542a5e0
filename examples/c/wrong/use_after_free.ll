; ModuleID = 'examples/c/wrong/use_after_free.c'
source_filename = "examples/c/wrong/use_after_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { [16 x i8], i32, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"node %d\00", align 1, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !27, !DIExpression(), !37)
  store ptr null, ptr %2, align 8, !dbg !37
    #dbg_declare(ptr %3, !38, !DIExpression(), !40)
  store i32 1, ptr %3, align 4, !dbg !40
  br label %5, !dbg !41

5:                                                ; preds = %12, %0
  %6 = load i32, ptr %3, align 4, !dbg !42
  %7 = icmp sle i32 %6, 3, !dbg !44
  br i1 %7, label %8, label %15, !dbg !45

8:                                                ; preds = %5
  %9 = load ptr, ptr %2, align 8, !dbg !46
  %10 = load i32, ptr %3, align 4, !dbg !47
  %11 = call ptr @push(ptr noundef %9, i32 noundef %10), !dbg !48
  store ptr %11, ptr %2, align 8, !dbg !49
  br label %12, !dbg !50

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !51
  %14 = add nsw i32 %13, 1, !dbg !51
  store i32 %14, ptr %3, align 4, !dbg !51
  br label %5, !dbg !52, !llvm.loop !53

15:                                               ; preds = %5
    #dbg_declare(ptr %4, !56, !DIExpression(), !58)
  %16 = load ptr, ptr %2, align 8, !dbg !59
  store ptr %16, ptr %4, align 8, !dbg !58
  br label %17, !dbg !60

17:                                               ; preds = %26, %15
  %18 = load ptr, ptr %4, align 8, !dbg !61
  %19 = icmp ne ptr %18, null, !dbg !63
  br i1 %19, label %20, label %30, !dbg !63

20:                                               ; preds = %17
  %21 = load ptr, ptr %4, align 8, !dbg !64
  %22 = getelementptr inbounds nuw %struct.node, ptr %21, i32 0, i32 0, !dbg !66
  %23 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0, !dbg !64
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %23), !dbg !67
  %25 = load ptr, ptr %4, align 8, !dbg !68
  call void @free(ptr noundef %25) #5, !dbg !69
  br label %26, !dbg !70

26:                                               ; preds = %20
  %27 = load ptr, ptr %4, align 8, !dbg !71
  %28 = getelementptr inbounds nuw %struct.node, ptr %27, i32 0, i32 2, !dbg !72
  %29 = load ptr, ptr %28, align 8, !dbg !72
  store ptr %29, ptr %4, align 8, !dbg !73
  br label %17, !dbg !74, !llvm.loop !75

30:                                               ; preds = %17
  ret i32 0, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @push(ptr noundef %0, i32 noundef %1) #0 !dbg !78 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !81, !DIExpression(), !82)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !83, !DIExpression(), !84)
    #dbg_declare(ptr %5, !85, !DIExpression(), !86)
  %6 = call noalias ptr @malloc(i64 noundef 32) #6, !dbg !87
  store ptr %6, ptr %5, align 8, !dbg !86
  %7 = load ptr, ptr %5, align 8, !dbg !88
  %8 = icmp ne ptr %7, null, !dbg !88
  br i1 %8, label %10, label %9, !dbg !90

9:                                                ; preds = %2
  call void @abort() #7, !dbg !91
  unreachable, !dbg !91

10:                                               ; preds = %2
  %11 = load ptr, ptr %5, align 8, !dbg !92
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 0, !dbg !93
  %13 = getelementptr inbounds [16 x i8], ptr %12, i64 0, i64 0, !dbg !92
  %14 = load i32, ptr %4, align 4, !dbg !94
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %13, i64 noundef 16, ptr noundef @.str.1, i32 noundef %14) #5, !dbg !95
  %16 = load i32, ptr %4, align 4, !dbg !96
  %17 = load ptr, ptr %5, align 8, !dbg !97
  %18 = getelementptr inbounds nuw %struct.node, ptr %17, i32 0, i32 1, !dbg !98
  store i32 %16, ptr %18, align 8, !dbg !99
  %19 = load ptr, ptr %3, align 8, !dbg !100
  %20 = load ptr, ptr %5, align 8, !dbg !101
  %21 = getelementptr inbounds nuw %struct.node, ptr %20, i32 0, i32 2, !dbg !102
  store ptr %19, ptr %21, align 8, !dbg !103
  %22 = load ptr, ptr %5, align 8, !dbg !104
  ret ptr %22, !dbg !105
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/use_after_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "e08c7e9ec0368f4428257b5a657201ed")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0, !7}
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"clang version 22.1.8"}
!22 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !23, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "list", scope: !22, file: !2, line: 22, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 5, size: 256, elements: !30)
!30 = !{!31, !35, !36}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !29, file: !2, line: 6, baseType: !32, size: 128)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 16)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !29, file: !2, line: 7, baseType: !25, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !29, file: !2, line: 8, baseType: !28, size: 64, offset: 192)
!37 = !DILocation(line: 22, column: 16, scope: !22)
!38 = !DILocalVariable(name: "i", scope: !39, file: !2, line: 23, type: !25)
!39 = distinct !DILexicalBlock(scope: !22, file: !2, line: 23, column: 3)
!40 = !DILocation(line: 23, column: 12, scope: !39)
!41 = !DILocation(line: 23, column: 8, scope: !39)
!42 = !DILocation(line: 23, column: 19, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !2, line: 23, column: 3)
!44 = !DILocation(line: 23, column: 21, scope: !43)
!45 = !DILocation(line: 23, column: 3, scope: !39)
!46 = !DILocation(line: 24, column: 17, scope: !43)
!47 = !DILocation(line: 24, column: 23, scope: !43)
!48 = !DILocation(line: 24, column: 12, scope: !43)
!49 = !DILocation(line: 24, column: 10, scope: !43)
!50 = !DILocation(line: 24, column: 5, scope: !43)
!51 = !DILocation(line: 23, column: 28, scope: !43)
!52 = !DILocation(line: 23, column: 3, scope: !43)
!53 = distinct !{!53, !45, !54, !55}
!54 = !DILocation(line: 24, column: 24, scope: !39)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocalVariable(name: "node", scope: !57, file: !2, line: 25, type: !28)
!57 = distinct !DILexicalBlock(scope: !22, file: !2, line: 25, column: 3)
!58 = !DILocation(line: 25, column: 21, scope: !57)
!59 = !DILocation(line: 25, column: 28, scope: !57)
!60 = !DILocation(line: 25, column: 8, scope: !57)
!61 = !DILocation(line: 25, column: 34, scope: !62)
!62 = distinct !DILexicalBlock(scope: !57, file: !2, line: 25, column: 3)
!63 = !DILocation(line: 25, column: 3, scope: !57)
!64 = !DILocation(line: 26, column: 20, scope: !65)
!65 = distinct !DILexicalBlock(scope: !62, file: !2, line: 25, column: 59)
!66 = !DILocation(line: 26, column: 26, scope: !65)
!67 = !DILocation(line: 26, column: 5, scope: !65)
!68 = !DILocation(line: 27, column: 10, scope: !65)
!69 = !DILocation(line: 27, column: 5, scope: !65)
!70 = !DILocation(line: 28, column: 3, scope: !65)
!71 = !DILocation(line: 25, column: 47, scope: !62)
!72 = !DILocation(line: 25, column: 53, scope: !62)
!73 = !DILocation(line: 25, column: 45, scope: !62)
!74 = !DILocation(line: 25, column: 3, scope: !62)
!75 = distinct !{!75, !63, !76, !55}
!76 = !DILocation(line: 28, column: 3, scope: !57)
!77 = !DILocation(line: 29, column: 3, scope: !22)
!78 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 11, type: !79, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !26)
!79 = !DISubroutineType(types: !80)
!80 = !{!28, !28, !25}
!81 = !DILocalVariable(name: "next", arg: 1, scope: !78, file: !2, line: 11, type: !28)
!82 = !DILocation(line: 11, column: 39, scope: !78)
!83 = !DILocalVariable(name: "value", arg: 2, scope: !78, file: !2, line: 11, type: !25)
!84 = !DILocation(line: 11, column: 49, scope: !78)
!85 = !DILocalVariable(name: "node", scope: !78, file: !2, line: 12, type: !28)
!86 = !DILocation(line: 12, column: 16, scope: !78)
!87 = !DILocation(line: 12, column: 23, scope: !78)
!88 = !DILocation(line: 13, column: 8, scope: !89)
!89 = distinct !DILexicalBlock(scope: !78, file: !2, line: 13, column: 7)
!90 = !DILocation(line: 13, column: 7, scope: !89)
!91 = !DILocation(line: 14, column: 5, scope: !89)
!92 = !DILocation(line: 15, column: 12, scope: !78)
!93 = !DILocation(line: 15, column: 18, scope: !78)
!94 = !DILocation(line: 15, column: 54, scope: !78)
!95 = !DILocation(line: 15, column: 3, scope: !78)
!96 = !DILocation(line: 16, column: 17, scope: !78)
!97 = !DILocation(line: 16, column: 3, scope: !78)
!98 = !DILocation(line: 16, column: 9, scope: !78)
!99 = !DILocation(line: 16, column: 15, scope: !78)
!100 = !DILocation(line: 17, column: 16, scope: !78)
!101 = !DILocation(line: 17, column: 3, scope: !78)
!102 = !DILocation(line: 17, column: 9, scope: !78)
!103 = !DILocation(line: 17, column: 14, scope: !78)
!104 = !DILocation(line: 18, column: 10, scope: !78)
!105 = !DILocation(line: 18, column: 3, scope: !78)
