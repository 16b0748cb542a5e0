; ModuleID = 'examples/c/wrong/double_free.c'
source_filename = "examples/c/wrong/double_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [17 x i8] c"a growing buffer\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"!\00", align 1, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !27, !DIExpression(), !29)
  %4 = call noalias ptr @malloc(i64 noundef 18) #5, !dbg !30
  store ptr %4, ptr %2, align 8, !dbg !29
  %5 = load ptr, ptr %2, align 8, !dbg !31
  %6 = icmp ne ptr %5, null, !dbg !31
  br i1 %6, label %8, label %7, !dbg !33

7:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !34
  br label %23, !dbg !34

8:                                                ; preds = %0
  %9 = load ptr, ptr %2, align 8, !dbg !35
  %10 = call ptr @strcpy(ptr noundef %9, ptr noundef @.str) #6, !dbg !36
    #dbg_declare(ptr %3, !37, !DIExpression(), !38)
  %11 = load ptr, ptr %2, align 8, !dbg !39
  %12 = call ptr @realloc(ptr noundef %11, i64 noundef 22) #7, !dbg !40
  store ptr %12, ptr %3, align 8, !dbg !38
  %13 = load ptr, ptr %3, align 8, !dbg !41
  %14 = icmp ne ptr %13, null, !dbg !41
  br i1 %14, label %17, label %15, !dbg !43

15:                                               ; preds = %8
  %16 = load ptr, ptr %2, align 8, !dbg !44
  call void @free(ptr noundef %16) #6, !dbg !46
  store i32 1, ptr %1, align 4, !dbg !47
  br label %23, !dbg !47

17:                                               ; preds = %8
  %18 = load ptr, ptr %3, align 8, !dbg !48
  %19 = call ptr @strcat(ptr noundef %18, ptr noundef @.str.1) #6, !dbg !49
  %20 = load ptr, ptr %3, align 8, !dbg !50
  %21 = call i32 @puts(ptr noundef %20), !dbg !51
  %22 = load ptr, ptr %2, align 8, !dbg !52
  call void @free(ptr noundef %22) #6, !dbg !53
  store i32 0, ptr %1, align 4, !dbg !54
  br label %23, !dbg !54

23:                                               ; preds = %17, %15, %7
  %24 = load i32, ptr %1, align 4, !dbg !55
  ret i32 %24, !dbg !55
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #2

declare i32 @puts(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/double_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "7829781229743a76f3f184bddf5754d2")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 17)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
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
!22 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !23, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "text", scope: !22, file: !2, line: 7, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!29 = !DILocation(line: 7, column: 9, scope: !22)
!30 = !DILocation(line: 7, column: 16, scope: !22)
!31 = !DILocation(line: 8, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !22, file: !2, line: 8, column: 7)
!33 = !DILocation(line: 8, column: 7, scope: !32)
!34 = !DILocation(line: 9, column: 5, scope: !32)
!35 = !DILocation(line: 10, column: 10, scope: !22)
!36 = !DILocation(line: 10, column: 3, scope: !22)
!37 = !DILocalVariable(name: "longer", scope: !22, file: !2, line: 12, type: !28)
!38 = !DILocation(line: 12, column: 9, scope: !22)
!39 = !DILocation(line: 12, column: 26, scope: !22)
!40 = !DILocation(line: 12, column: 18, scope: !22)
!41 = !DILocation(line: 13, column: 8, scope: !42)
!42 = distinct !DILexicalBlock(scope: !22, file: !2, line: 13, column: 7)
!43 = !DILocation(line: 13, column: 7, scope: !42)
!44 = !DILocation(line: 14, column: 10, scope: !45)
!45 = distinct !DILexicalBlock(scope: !42, file: !2, line: 13, column: 16)
!46 = !DILocation(line: 14, column: 5, scope: !45)
!47 = !DILocation(line: 15, column: 5, scope: !45)
!48 = !DILocation(line: 17, column: 10, scope: !22)
!49 = !DILocation(line: 17, column: 3, scope: !22)
!50 = !DILocation(line: 18, column: 8, scope: !22)
!51 = !DILocation(line: 18, column: 3, scope: !22)
!52 = !DILocation(line: 19, column: 8, scope: !22)
!53 = !DILocation(line: 19, column: 3, scope: !22)
!54 = !DILocation(line: 20, column: 3, scope: !22)
!55 = !DILocation(line: 21, column: 1, scope: !22)
