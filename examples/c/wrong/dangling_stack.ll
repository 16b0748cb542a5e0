; ModuleID = 'examples/c/wrong/dangling_stack.c'
source_filename = "examples/c/wrong/dangling_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.range = type { i32, i32 }

@__const.main.range = private unnamed_addr constant %struct.range { i32 10, i32 20 }, align 4
@.str = private unnamed_addr constant [10 x i8] c"%d to %d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.range, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !27)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.range, i64 8, i1 false), !dbg !27
    #dbg_declare(ptr %3, !28, !DIExpression(), !31)
  %6 = call ptr @widen(ptr noundef %2, i32 noundef 5), !dbg !32
  store ptr %6, ptr %3, align 8, !dbg !31
    #dbg_declare(ptr %4, !33, !DIExpression(), !34)
  %7 = load ptr, ptr %3, align 8, !dbg !35
  %8 = getelementptr inbounds nuw %struct.range, ptr %7, i32 0, i32 0, !dbg !36
  %9 = load i32, ptr %8, align 4, !dbg !36
  store i32 %9, ptr %4, align 4, !dbg !34
    #dbg_declare(ptr %5, !37, !DIExpression(), !38)
  %10 = load ptr, ptr %3, align 8, !dbg !39
  %11 = getelementptr inbounds nuw %struct.range, ptr %10, i32 0, i32 1, !dbg !40
  %12 = load i32, ptr %11, align 4, !dbg !40
  store i32 %12, ptr %5, align 4, !dbg !38
  %13 = load i32, ptr %4, align 4, !dbg !41
  %14 = load i32, ptr %5, align 4, !dbg !42
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13, i32 noundef %14), !dbg !43
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

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/dangling_stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "8b2ed6221d0a564228d9c194ad594ccf")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
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
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !18, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "range", scope: !17, file: !2, line: 15, type: !23)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "range", file: !2, line: 4, size: 64, elements: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !23, file: !2, line: 5, baseType: !20, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !23, file: !2, line: 5, baseType: !20, size: 32, offset: 32)
!27 = !DILocation(line: 15, column: 16, scope: !17)
!28 = !DILocalVariable(name: "wider", scope: !17, file: !2, line: 16, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!31 = !DILocation(line: 16, column: 23, scope: !17)
!32 = !DILocation(line: 16, column: 31, scope: !17)
!33 = !DILocalVariable(name: "low", scope: !17, file: !2, line: 17, type: !20)
!34 = !DILocation(line: 17, column: 7, scope: !17)
!35 = !DILocation(line: 17, column: 13, scope: !17)
!36 = !DILocation(line: 17, column: 20, scope: !17)
!37 = !DILocalVariable(name: "high", scope: !17, file: !2, line: 17, type: !20)
!38 = !DILocation(line: 17, column: 25, scope: !17)
!39 = !DILocation(line: 17, column: 32, scope: !17)
!40 = !DILocation(line: 17, column: 39, scope: !17)
!41 = !DILocation(line: 18, column: 24, scope: !17)
!42 = !DILocation(line: 18, column: 29, scope: !17)
!43 = !DILocation(line: 18, column: 3, scope: !17)
!44 = !DILocation(line: 19, column: 3, scope: !17)
!45 = distinct !DISubprogram(name: "widen", scope: !2, file: !2, line: 8, type: !46, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!46 = !DISubroutineType(types: !47)
!47 = !{!29, !29, !20}
!48 = !DILocalVariable(name: "range", arg: 1, scope: !45, file: !2, line: 8, type: !29)
!49 = !DILocation(line: 8, column: 54, scope: !45)
!50 = !DILocalVariable(name: "by", arg: 2, scope: !45, file: !2, line: 8, type: !20)
!51 = !DILocation(line: 8, column: 65, scope: !45)
!52 = !DILocalVariable(name: "wider", scope: !45, file: !2, line: 9, type: !23)
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
!63 = !DILocalVariable(name: "result", scope: !45, file: !2, line: 10, type: !29)
!64 = !DILocation(line: 10, column: 23, scope: !45)
!65 = !DILocation(line: 11, column: 10, scope: !45)
!66 = !DILocation(line: 11, column: 3, scope: !45)
