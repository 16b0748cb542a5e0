; ModuleID = 'examples/c/wrong/overlapping_memcpy.c'
source_filename = "examples/c/wrong/overlapping_memcpy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.numbers = private unnamed_addr constant [8 x i32] [i32 2, i32 3, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.numbers, i64 32, i1 false), !dbg !26
  %4 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !27
  call void @insert(ptr noundef %4, i32 noundef 3, i32 noundef 1), !dbg !28
    #dbg_declare(ptr %3, !29, !DIExpression(), !31)
  store i32 0, ptr %3, align 4, !dbg !31
  br label %5, !dbg !32

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !33
  %7 = icmp slt i32 %6, 4, !dbg !35
  br i1 %7, label %8, label %17, !dbg !36

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !37
  %10 = sext i32 %9 to i64, !dbg !38
  %11 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %10, !dbg !38
  %12 = load i32, ptr %11, align 4, !dbg !38
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %12), !dbg !39
  br label %14, !dbg !39

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !40
  %16 = add nsw i32 %15, 1, !dbg !40
  store i32 %16, ptr %3, align 4, !dbg !40
  br label %5, !dbg !41, !llvm.loop !42

17:                                               ; preds = %5
  %18 = call i32 @putchar(i32 noundef 10), !dbg !45
  ret i32 0, !dbg !46
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @insert(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !47 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !51, !DIExpression(), !52)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !53, !DIExpression(), !54)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !55, !DIExpression(), !56)
  %7 = load ptr, ptr %4, align 8, !dbg !57
  %8 = getelementptr inbounds i32, ptr %7, i64 1, !dbg !58
  %9 = load ptr, ptr %4, align 8, !dbg !59
  %10 = load i32, ptr %5, align 4, !dbg !60
  %11 = sext i32 %10 to i64, !dbg !60
  %12 = mul i64 %11, 4, !dbg !61
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %9, i64 %12, i1 false), !dbg !58
  %13 = load i32, ptr %6, align 4, !dbg !62
  %14 = load ptr, ptr %4, align 8, !dbg !63
  %15 = getelementptr inbounds i32, ptr %14, i64 0, !dbg !63
  store i32 %13, ptr %15, align 4, !dbg !64
  ret void, !dbg !65
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
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/overlapping_memcpy.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e6948665eaadee7e80197f52049ba2b")
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
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "numbers", scope: !17, file: !2, line: 12, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 8)
!26 = !DILocation(line: 12, column: 7, scope: !17)
!27 = !DILocation(line: 13, column: 10, scope: !17)
!28 = !DILocation(line: 13, column: 3, scope: !17)
!29 = !DILocalVariable(name: "i", scope: !30, file: !2, line: 14, type: !20)
!30 = distinct !DILexicalBlock(scope: !17, file: !2, line: 14, column: 3)
!31 = !DILocation(line: 14, column: 12, scope: !30)
!32 = !DILocation(line: 14, column: 8, scope: !30)
!33 = !DILocation(line: 14, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !2, line: 14, column: 3)
!35 = !DILocation(line: 14, column: 21, scope: !34)
!36 = !DILocation(line: 14, column: 3, scope: !30)
!37 = !DILocation(line: 15, column: 27, scope: !34)
!38 = !DILocation(line: 15, column: 19, scope: !34)
!39 = !DILocation(line: 15, column: 5, scope: !34)
!40 = !DILocation(line: 14, column: 27, scope: !34)
!41 = !DILocation(line: 14, column: 3, scope: !34)
!42 = distinct !{!42, !36, !43, !44}
!43 = !DILocation(line: 15, column: 29, scope: !30)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 16, column: 3, scope: !17)
!46 = !DILocation(line: 17, column: 3, scope: !17)
!47 = distinct !DISubprogram(name: "insert", scope: !2, file: !2, line: 6, type: !48, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !20, !20}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!51 = !DILocalVariable(name: "numbers", arg: 1, scope: !47, file: !2, line: 6, type: !50)
!52 = !DILocation(line: 6, column: 25, scope: !47)
!53 = !DILocalVariable(name: "used", arg: 2, scope: !47, file: !2, line: 6, type: !20)
!54 = !DILocation(line: 6, column: 38, scope: !47)
!55 = !DILocalVariable(name: "number", arg: 3, scope: !47, file: !2, line: 6, type: !20)
!56 = !DILocation(line: 6, column: 48, scope: !47)
!57 = !DILocation(line: 7, column: 10, scope: !47)
!58 = !DILocation(line: 7, column: 3, scope: !47)
!59 = !DILocation(line: 7, column: 23, scope: !47)
!60 = !DILocation(line: 7, column: 32, scope: !47)
!61 = !DILocation(line: 7, column: 37, scope: !47)
!62 = !DILocation(line: 8, column: 16, scope: !47)
!63 = !DILocation(line: 8, column: 3, scope: !47)
!64 = !DILocation(line: 8, column: 14, scope: !47)
!65 = !DILocation(line: 9, column: 1, scope: !47)
