; ModuleID = 'examples/c/wrong/misaligned.c'
source_filename = "examples/c/wrong/misaligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.packet = private unnamed_addr constant [8 x i8] c"\01\00\00\00\00\00\00\00", align 8
@.str = private unnamed_addr constant [12 x i8] c"length: %d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !25, !DIExpression(), !30)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.packet, i64 8, i1 false), !dbg !30
    #dbg_declare(ptr %3, !31, !DIExpression(), !32)
  store i32 300, ptr %3, align 4, !dbg !32
  %4 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !33
  %5 = getelementptr inbounds i8, ptr %4, i64 1, !dbg !33
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 4 %3, i64 4, i1 false), !dbg !33
  %6 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !34
  %7 = call i32 @length(ptr noundef %6), !dbg !35
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %7), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @length(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  %3 = load ptr, ptr %2, align 8, !dbg !45
  %4 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !46
  %5 = load i32, ptr %4, align 4, !dbg !46
  ret i32 %5, !dbg !47
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/wrong/misaligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "4a21b1c287cd7fe82a0ee5d3f53884a9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 12)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !12, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!0}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"clang version 22.1.8"}
!21 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !22, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!11}
!24 = !{}
!25 = !DILocalVariable(name: "packet", scope: !21, file: !2, line: 11, type: !26, align: 64)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !28)
!27 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!28 = !{!29}
!29 = !DISubrange(count: 8)
!30 = !DILocation(line: 11, column: 29, scope: !21)
!31 = !DILocalVariable(name: "written", scope: !21, file: !2, line: 12, type: !11)
!32 = !DILocation(line: 12, column: 7, scope: !21)
!33 = !DILocation(line: 13, column: 3, scope: !21)
!34 = !DILocation(line: 14, column: 33, scope: !21)
!35 = !DILocation(line: 14, column: 26, scope: !21)
!36 = !DILocation(line: 14, column: 3, scope: !21)
!37 = !DILocation(line: 15, column: 3, scope: !21)
!38 = distinct !DISubprogram(name: "length", scope: !2, file: !2, line: 6, type: !39, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !24)
!39 = !DISubroutineType(types: !40)
!40 = !{!11, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!43 = !DILocalVariable(name: "packet", arg: 1, scope: !38, file: !2, line: 6, type: !41)
!44 = !DILocation(line: 6, column: 40, scope: !38)
!45 = !DILocation(line: 7, column: 25, scope: !38)
!46 = !DILocation(line: 7, column: 10, scope: !38)
!47 = !DILocation(line: 7, column: 3, scope: !38)
