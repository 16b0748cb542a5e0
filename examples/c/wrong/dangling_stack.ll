; ModuleID = 'examples/c/wrong/dangling_stack.c'
source_filename = "examples/c/wrong/dangling_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.range = type { i32, i32 }

@__const.main.range = private unnamed_addr constant %struct.range { i32 10, i32 20 }, align 4
@.str = private unnamed_addr constant [11 x i8] c"below zero\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"fine\00", align 1, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.range, align 4
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !27, !DIExpression(), !32)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.range, i64 8, i1 false), !dbg !32
    #dbg_declare(ptr %3, !33, !DIExpression(), !36)
  %4 = call ptr @widen(ptr noundef %2, i32 noundef 5), !dbg !37
  store ptr %4, ptr %3, align 8, !dbg !36
  %5 = load ptr, ptr %3, align 8, !dbg !38
  %6 = getelementptr inbounds nuw %struct.range, ptr %5, i32 0, i32 0, !dbg !40
  %7 = load i32, ptr %6, align 4, !dbg !40
  %8 = icmp slt i32 %7, 0, !dbg !41
  br i1 %8, label %9, label %11, !dbg !41

9:                                                ; preds = %0
  %10 = call i32 @puts(ptr noundef @.str), !dbg !42
  br label %13, !dbg !42

11:                                               ; preds = %0
  %12 = call i32 @puts(ptr noundef @.str.1), !dbg !43
  br label %13

13:                                               ; preds = %11, %9
  ret i32 0, !dbg !44
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @widen(ptr noundef %0, i32 noundef %1) #0 !dbg !45 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.range, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !48, !DIExpression(), !49)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !50, !DIExpression(), !51)
    #dbg_declare(ptr %5, !52, !DIExpression(), !53)
  %7 = getelementptr inbounds nuw %struct.range, ptr %5, i32 0, i32 0, !dbg !54
  %8 = load ptr, ptr %3, align 8, !dbg !55
  %9 = getelementptr inbounds nuw %struct.range, ptr %8, i32 0, i32 0, !dbg !56
  %10 = load i32, ptr %9, align 4, !dbg !56
  %11 = load i32, ptr %4, align 4, !dbg !57
  %12 = sub nsw i32 %10, %11, !dbg !58
  store i32 %12, ptr %7, align 4, !dbg !54
  %13 = getelementptr inbounds nuw %struct.range, ptr %5, i32 0, i32 1, !dbg !54
  %14 = load ptr, ptr %3, align 8, !dbg !59
  %15 = getelementptr inbounds nuw %struct.range, ptr %14, i32 0, i32 1, !dbg !60
  %16 = load i32, ptr %15, align 4, !dbg !60
  %17 = load i32, ptr %4, align 4, !dbg !61
  %18 = add nsw i32 %16, %17, !dbg !62
  store i32 %18, ptr %13, align 4, !dbg !54
    #dbg_declare(ptr %6, !63, !DIExpression(), !64)
  store ptr %5, ptr %6, align 8, !dbg !64
  %19 = load ptr, ptr %6, align 8, !dbg !65
  ret ptr %19, !dbg !66
}

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/dangling_stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "70844ec599dee3f2f1ec6f10bc6f19ce")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 11)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
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
!22 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !23, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "range", scope: !22, file: !2, line: 15, type: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "range", file: !2, line: 4, size: 64, elements: !29)
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !28, file: !2, line: 5, baseType: !25, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !28, file: !2, line: 5, baseType: !25, size: 32, offset: 32)
!32 = !DILocation(line: 15, column: 16, scope: !22)
!33 = !DILocalVariable(name: "wider", scope: !22, file: !2, line: 16, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!36 = !DILocation(line: 16, column: 23, scope: !22)
!37 = !DILocation(line: 16, column: 31, scope: !22)
!38 = !DILocation(line: 17, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !22, file: !2, line: 17, column: 7)
!40 = !DILocation(line: 17, column: 14, scope: !39)
!41 = !DILocation(line: 17, column: 18, scope: !39)
!42 = !DILocation(line: 18, column: 5, scope: !39)
!43 = !DILocation(line: 20, column: 5, scope: !39)
!44 = !DILocation(line: 21, column: 3, scope: !22)
!45 = distinct !DISubprogram(name: "widen", scope: !2, file: !2, line: 8, type: !46, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !26)
!46 = !DISubroutineType(types: !47)
!47 = !{!34, !34, !25}
!48 = !DILocalVariable(name: "range", arg: 1, scope: !45, file: !2, line: 8, type: !34)
!49 = !DILocation(line: 8, column: 54, scope: !45)
!50 = !DILocalVariable(name: "by", arg: 2, scope: !45, file: !2, line: 8, type: !25)
!51 = !DILocation(line: 8, column: 65, scope: !45)
!52 = !DILocalVariable(name: "wider", scope: !45, file: !2, line: 9, type: !28)
!53 = !DILocation(line: 9, column: 16, scope: !45)
!54 = !DILocation(line: 9, column: 24, scope: !45)
!55 = !DILocation(line: 9, column: 25, scope: !45)
!56 = !DILocation(line: 9, column: 32, scope: !45)
!57 = !DILocation(line: 9, column: 38, scope: !45)
!58 = !DILocation(line: 9, column: 36, scope: !45)
!59 = !DILocation(line: 9, column: 42, scope: !45)
!60 = !DILocation(line: 9, column: 49, scope: !45)
!61 = !DILocation(line: 9, column: 56, scope: !45)
!62 = !DILocation(line: 9, column: 54, scope: !45)
!63 = !DILocalVariable(name: "result", scope: !45, file: !2, line: 10, type: !34)
!64 = !DILocation(line: 10, column: 23, scope: !45)
!65 = !DILocation(line: 11, column: 10, scope: !45)
!66 = !DILocation(line: 11, column: 3, scope: !45)
