; ModuleID = 'examples/c/wrong/restrict.c'
source_filename = "examples/c/wrong/restrict.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.numbers = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i32], align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.numbers, i64 12, i1 false), !dbg !26
  %4 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 0, !dbg !27
  %5 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 0, !dbg !28
  call void @add_first(i32 noundef 3, ptr noundef %4, ptr noundef %5), !dbg !29
    #dbg_declare(ptr %3, !30, !DIExpression(), !32)
  store i32 0, ptr %3, align 4, !dbg !32
  br label %6, !dbg !33

6:                                                ; preds = %15, %0
  %7 = load i32, ptr %3, align 4, !dbg !34
  %8 = icmp slt i32 %7, 3, !dbg !36
  br i1 %8, label %9, label %18, !dbg !37

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !38
  %11 = sext i32 %10 to i64, !dbg !39
  %12 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 %11, !dbg !39
  %13 = load i32, ptr %12, align 4, !dbg !39
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13), !dbg !40
  br label %15, !dbg !40

15:                                               ; preds = %9
  %16 = load i32, ptr %3, align 4, !dbg !41
  %17 = add nsw i32 %16, 1, !dbg !41
  store i32 %17, ptr %3, align 4, !dbg !41
  br label %6, !dbg !42, !llvm.loop !43

18:                                               ; preds = %6
  %19 = call i32 @putchar(i32 noundef 10), !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_first(i32 noundef %0, ptr noalias noundef %1, ptr noalias noundef %2) #0 !dbg !48 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !56, !DIExpression(), !57)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !58, !DIExpression(), !59)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !60, !DIExpression(), !61)
    #dbg_declare(ptr %7, !62, !DIExpression(), !64)
  store i32 0, ptr %7, align 4, !dbg !64
  br label %8, !dbg !65

8:                                                ; preds = %21, %3
  %9 = load i32, ptr %7, align 4, !dbg !66
  %10 = load i32, ptr %4, align 4, !dbg !68
  %11 = icmp slt i32 %9, %10, !dbg !69
  br i1 %11, label %12, label %24, !dbg !70

12:                                               ; preds = %8
  %13 = load ptr, ptr %6, align 8, !dbg !71
  %14 = load i32, ptr %13, align 4, !dbg !72
  %15 = load ptr, ptr %5, align 8, !dbg !73
  %16 = load i32, ptr %7, align 4, !dbg !74
  %17 = sext i32 %16 to i64, !dbg !73
  %18 = getelementptr inbounds i32, ptr %15, i64 %17, !dbg !73
  %19 = load i32, ptr %18, align 4, !dbg !75
  %20 = add nsw i32 %19, %14, !dbg !75
  store i32 %20, ptr %18, align 4, !dbg !75
  br label %21, !dbg !73

21:                                               ; preds = %12
  %22 = load i32, ptr %7, align 4, !dbg !76
  %23 = add nsw i32 %22, 1, !dbg !76
  store i32 %23, ptr %7, align 4, !dbg !76
  br label %8, !dbg !77, !llvm.loop !78

24:                                               ; preds = %8
  ret void, !dbg !80
}

declare i32 @printf(ptr noundef, ...) #2

declare i32 @putchar(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/restrict.c", directory: ".", checksumkind: CSK_MD5, checksum: "3914fa88a19bf98e89ba5541fc112cab")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"clang version 22.1.8"}
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "numbers", scope: !17, file: !2, line: 11, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DILocation(line: 11, column: 7, scope: !17)
!27 = !DILocation(line: 12, column: 16, scope: !17)
!28 = !DILocation(line: 12, column: 25, scope: !17)
!29 = !DILocation(line: 12, column: 3, scope: !17)
!30 = !DILocalVariable(name: "i", scope: !31, file: !2, line: 13, type: !20)
!31 = distinct !DILexicalBlock(scope: !17, file: !2, line: 13, column: 3)
!32 = !DILocation(line: 13, column: 12, scope: !31)
!33 = !DILocation(line: 13, column: 8, scope: !31)
!34 = !DILocation(line: 13, column: 19, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !2, line: 13, column: 3)
!36 = !DILocation(line: 13, column: 21, scope: !35)
!37 = !DILocation(line: 13, column: 3, scope: !31)
!38 = !DILocation(line: 14, column: 27, scope: !35)
!39 = !DILocation(line: 14, column: 19, scope: !35)
!40 = !DILocation(line: 14, column: 5, scope: !35)
!41 = !DILocation(line: 13, column: 27, scope: !35)
!42 = !DILocation(line: 13, column: 3, scope: !35)
!43 = distinct !{!43, !37, !44, !45}
!44 = !DILocation(line: 14, column: 29, scope: !31)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 15, column: 3, scope: !17)
!47 = !DILocation(line: 16, column: 3, scope: !17)
!48 = distinct !DISubprogram(name: "add_first", scope: !2, file: !2, line: 5, type: !49, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !20, !51, !53}
!51 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!56 = !DILocalVariable(name: "n", arg: 1, scope: !48, file: !2, line: 5, type: !20)
!57 = !DILocation(line: 5, column: 27, scope: !48)
!58 = !DILocalVariable(name: "out", arg: 2, scope: !48, file: !2, line: 5, type: !51)
!59 = !DILocation(line: 5, column: 44, scope: !48)
!60 = !DILocalVariable(name: "first", arg: 3, scope: !48, file: !2, line: 5, type: !53)
!61 = !DILocation(line: 5, column: 69, scope: !48)
!62 = !DILocalVariable(name: "i", scope: !63, file: !2, line: 6, type: !20)
!63 = distinct !DILexicalBlock(scope: !48, file: !2, line: 6, column: 3)
!64 = !DILocation(line: 6, column: 12, scope: !63)
!65 = !DILocation(line: 6, column: 8, scope: !63)
!66 = !DILocation(line: 6, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !2, line: 6, column: 3)
!68 = !DILocation(line: 6, column: 23, scope: !67)
!69 = !DILocation(line: 6, column: 21, scope: !67)
!70 = !DILocation(line: 6, column: 3, scope: !63)
!71 = !DILocation(line: 7, column: 16, scope: !67)
!72 = !DILocation(line: 7, column: 15, scope: !67)
!73 = !DILocation(line: 7, column: 5, scope: !67)
!74 = !DILocation(line: 7, column: 9, scope: !67)
!75 = !DILocation(line: 7, column: 12, scope: !67)
!76 = !DILocation(line: 6, column: 27, scope: !67)
!77 = !DILocation(line: 6, column: 3, scope: !67)
!78 = distinct !{!78, !70, !79, !45}
!79 = !DILocation(line: 7, column: 16, scope: !63)
!80 = !DILocation(line: 8, column: 1, scope: !48)
