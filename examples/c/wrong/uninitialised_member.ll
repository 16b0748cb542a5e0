; ModuleID = 'examples/c/wrong/uninitialised_member.c'
source_filename = "examples/c/wrong/uninitialised_member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.order = type { i32, i32, i32 }

@.str = private unnamed_addr constant [11 x i8] c"total: %d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.order, align 4
  %3 = alloca { i64, i32 }, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !28)
  %5 = call { i64, i32 } @make(i32 noundef 3, i32 noundef 14), !dbg !29
  store { i64, i32 } %5, ptr %3, align 8, !dbg !29
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 8 %3, i64 12, i1 false), !dbg !29
    #dbg_declare(ptr %4, !30, !DIExpression(), !31)
  %6 = getelementptr inbounds nuw %struct.order, ptr %2, i32 0, i32 0, !dbg !32
  %7 = load i32, ptr %6, align 4, !dbg !32
  %8 = getelementptr inbounds nuw %struct.order, ptr %2, i32 0, i32 1, !dbg !33
  %9 = load i32, ptr %8, align 4, !dbg !33
  %10 = mul nsw i32 %7, %9, !dbg !34
  store i32 %10, ptr %4, align 4, !dbg !31
  %11 = getelementptr inbounds nuw %struct.order, ptr %2, i32 0, i32 2, !dbg !35
  %12 = load i32, ptr %11, align 4, !dbg !35
  %13 = icmp ne i32 %12, 0, !dbg !37
  br i1 %13, label %14, label %17, !dbg !37

14:                                               ; preds = %0
  %15 = load i32, ptr %4, align 4, !dbg !38
  %16 = add nsw i32 %15, 10, !dbg !38
  store i32 %16, ptr %4, align 4, !dbg !38
  br label %17, !dbg !39

17:                                               ; preds = %14, %0
  %18 = load i32, ptr %4, align 4, !dbg !40
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %18), !dbg !41
  ret i32 0, !dbg !42
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i32 } @make(i32 noundef %0, i32 noundef %1) #0 !dbg !43 {
  %3 = alloca %struct.order, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca { i64, i32 }, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !46, !DIExpression(), !47)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !48, !DIExpression(), !49)
    #dbg_declare(ptr %3, !50, !DIExpression(), !51)
  %7 = load i32, ptr %4, align 4, !dbg !52
  %8 = getelementptr inbounds nuw %struct.order, ptr %3, i32 0, i32 0, !dbg !53
  store i32 %7, ptr %8, align 4, !dbg !54
  %9 = load i32, ptr %5, align 4, !dbg !55
  %10 = getelementptr inbounds nuw %struct.order, ptr %3, i32 0, i32 1, !dbg !56
  store i32 %9, ptr %10, align 4, !dbg !57
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 4 %3, i64 12, i1 false), !dbg !58
  %11 = load { i64, i32 }, ptr %6, align 8, !dbg !58
  ret { i64, i32 } %11, !dbg !58
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/uninitialised_member.c", directory: ".", checksumkind: CSK_MD5, checksum: "e4ed8c3ded8611c75bf558ea0688f651")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 11)
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
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 17, type: !18, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "order", scope: !17, file: !2, line: 18, type: !23)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "order", file: !2, line: 4, size: 96, elements: !24)
!24 = !{!25, !26, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "amount", scope: !23, file: !2, line: 5, baseType: !20, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "price", scope: !23, file: !2, line: 6, baseType: !20, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "urgent", scope: !23, file: !2, line: 7, baseType: !20, size: 32, offset: 64)
!28 = !DILocation(line: 18, column: 16, scope: !17)
!29 = !DILocation(line: 18, column: 24, scope: !17)
!30 = !DILocalVariable(name: "total", scope: !17, file: !2, line: 19, type: !20)
!31 = !DILocation(line: 19, column: 7, scope: !17)
!32 = !DILocation(line: 19, column: 21, scope: !17)
!33 = !DILocation(line: 19, column: 36, scope: !17)
!34 = !DILocation(line: 19, column: 28, scope: !17)
!35 = !DILocation(line: 20, column: 13, scope: !36)
!36 = distinct !DILexicalBlock(scope: !17, file: !2, line: 20, column: 7)
!37 = !DILocation(line: 20, column: 7, scope: !36)
!38 = !DILocation(line: 21, column: 11, scope: !36)
!39 = !DILocation(line: 21, column: 5, scope: !36)
!40 = !DILocation(line: 22, column: 25, scope: !17)
!41 = !DILocation(line: 22, column: 3, scope: !17)
!42 = !DILocation(line: 23, column: 3, scope: !17)
!43 = distinct !DISubprogram(name: "make", scope: !2, file: !2, line: 10, type: !44, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!44 = !DISubroutineType(types: !45)
!45 = !{!23, !20, !20}
!46 = !DILocalVariable(name: "amount", arg: 1, scope: !43, file: !2, line: 10, type: !20)
!47 = !DILocation(line: 10, column: 30, scope: !43)
!48 = !DILocalVariable(name: "price", arg: 2, scope: !43, file: !2, line: 10, type: !20)
!49 = !DILocation(line: 10, column: 42, scope: !43)
!50 = !DILocalVariable(name: "order", scope: !43, file: !2, line: 11, type: !23)
!51 = !DILocation(line: 11, column: 16, scope: !43)
!52 = !DILocation(line: 12, column: 18, scope: !43)
!53 = !DILocation(line: 12, column: 9, scope: !43)
!54 = !DILocation(line: 12, column: 16, scope: !43)
!55 = !DILocation(line: 13, column: 17, scope: !43)
!56 = !DILocation(line: 13, column: 9, scope: !43)
!57 = !DILocation(line: 13, column: 15, scope: !43)
!58 = !DILocation(line: 14, column: 3, scope: !43)
