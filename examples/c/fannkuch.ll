; ModuleID = 'examples/c/fannkuch.c'
source_filename = "examples/c/fannkuch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [25 x i8] c"%d\0APfannkuchen(%d) = %d\0A\00", align 1, !dbg !0

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !31 {
  %3 = alloca [12 x i32], align 16, !DIAssignID !50
  %4 = alloca [12 x i32], align 16, !DIAssignID !51
    #dbg_assign(i1 poison, !38, !DIExpression(), !51, ptr %4, !DIExpression(), !52)
  %5 = alloca [12 x i32], align 16, !DIAssignID !53
    #dbg_assign(i1 poison, !42, !DIExpression(), !53, ptr %5, !DIExpression(), !52)
    #dbg_value(i32 %0, !35, !DIExpression(), !52)
    #dbg_value(ptr %1, !36, !DIExpression(), !52)
  %6 = icmp sgt i32 %0, 1, !dbg !54
  br i1 %6, label %7, label %14, !dbg !55

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !56
  %9 = load ptr, ptr %8, align 8, !dbg !56, !tbaa !57
    #dbg_value(ptr %9, !60, !DIExpression(), !68)
  %10 = tail call i64 @strtol(ptr noundef nonnull captures(none) %9, ptr noundef null, i32 noundef 10) #7, !dbg !70
  %11 = trunc i64 %10 to i32, !dbg !71
    #dbg_value(i32 %11, !37, !DIExpression(), !52)
  %12 = add i32 %11, -13, !dbg !72
  %13 = icmp ult i32 %12, -12, !dbg !72
  br i1 %13, label %101, label %14, !dbg !72

14:                                               ; preds = %7, %2
  %15 = phi i32 [ %11, %7 ], [ 7, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7, !dbg !74
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7, !dbg !74
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %5, i8 0, i64 48, i1 false), !dbg !75, !DIAssignID !76
    #dbg_assign(i8 0, !42, !DIExpression(), !76, ptr %5, !DIExpression(), !52)
    #dbg_value(i32 0, !43, !DIExpression(), !77)
  %16 = zext nneg i32 %15 to i64, !dbg !78
  %17 = icmp ult i32 %15, 8, !dbg !80
  br i1 %17, label %31, label %18, !dbg !80

18:                                               ; preds = %14
  %19 = and i64 %16, 2147483640
  br label %20, !dbg !80

20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %26, %20 ], !dbg !81
  %22 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %18 ], [ %27, %20 ], !dbg !82
  %23 = add <4 x i32> %22, splat (i32 4), !dbg !82
  %24 = getelementptr inbounds nuw i32, ptr %4, i64 %21, !dbg !83
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16, !dbg !82
  store <4 x i32> %22, ptr %24, align 16, !dbg !82, !tbaa !27
  store <4 x i32> %23, ptr %25, align 16, !dbg !82, !tbaa !27
  %26 = add nuw i64 %21, 8, !dbg !81
  %27 = add <4 x i32> %22, splat (i32 8), !dbg !82
  %28 = icmp eq i64 %26, %19, !dbg !84
  br i1 %28, label %29, label %20, !dbg !84, !llvm.loop !85

29:                                               ; preds = %20
  %30 = icmp eq i64 %19, %16, !dbg !84
  br i1 %30, label %33, label %31, !dbg !84

31:                                               ; preds = %14, %29
  %32 = phi i64 [ 0, %14 ], [ %19, %29 ]
  br label %40, !dbg !84

33:                                               ; preds = %40, %29
  %34 = shl nuw nsw i32 %15, 2
  %35 = zext nneg i32 %34 to i64
  %36 = icmp samesign ult i32 %15, 2
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %38 = add nsw i32 %15, -1
  %39 = zext nneg i32 %38 to i64
  br label %46, !dbg !89

40:                                               ; preds = %31, %40
  %41 = phi i64 [ %44, %40 ], [ %32, %31 ]
    #dbg_value(i64 %41, !43, !DIExpression(), !77)
  %42 = getelementptr inbounds nuw i32, ptr %4, i64 %41, !dbg !83
  %43 = trunc nuw nsw i64 %41 to i32, !dbg !82
  store i32 %43, ptr %42, align 4, !dbg !82, !tbaa !27
  %44 = add nuw nsw i64 %41, 1, !dbg !81
    #dbg_value(i64 %44, !43, !DIExpression(), !77)
  %45 = icmp eq i64 %44, %16, !dbg !78
  br i1 %45, label %33, label %40, !dbg !84, !llvm.loop !90

46:                                               ; preds = %33, %97
  %47 = phi i32 [ %76, %97 ], [ 0, %33 ], !dbg !52
  %48 = phi i32 [ %79, %97 ], [ 0, %33 ], !dbg !52
  %49 = phi i1 [ %98, %97 ], [ false, %33 ], !dbg !52
    #dbg_value(i1 %49, !47, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !52)
    #dbg_value(i32 %48, !46, !DIExpression(), !52)
    #dbg_value(i32 %47, !45, !DIExpression(), !52)
    #dbg_assign(i1 poison, !91, !DIExpression(), !50, ptr %3, !DIExpression(), !110)
    #dbg_value(ptr %4, !98, !DIExpression(), !110)
    #dbg_value(i32 %15, !99, !DIExpression(), !110)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !112
    #dbg_value(i32 0, !100, !DIExpression(), !110)
    #dbg_value(i32 0, !101, !DIExpression(), !113)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %3, ptr noundef nonnull readonly align 16 dereferenceable(1) %4, i64 %35, i1 false), !dbg !114, !tbaa !27
    #dbg_value(i64 poison, !101, !DIExpression(), !113)
  %50 = load i32, ptr %3, align 16, !dbg !116, !tbaa !27
  %51 = icmp eq i32 %50, 0, !dbg !117
  br i1 %51, label %74, label %52, !dbg !118

52:                                               ; preds = %46, %60
  %53 = phi i32 [ %61, %60 ], [ %50, %46 ]
  %54 = phi i32 [ %62, %60 ], [ 0, %46 ]
    #dbg_value(i32 %54, !100, !DIExpression(), !110)
    #dbg_value(i32 %53, !106, !DIExpression(), !119)
    #dbg_value(i32 0, !103, !DIExpression(), !119)
  %55 = icmp sgt i32 %53, 0, !dbg !120
  br i1 %55, label %56, label %60, !dbg !121

56:                                               ; preds = %52
  %57 = zext nneg i32 %53 to i64, !dbg !122
  br label %64, !dbg !122

58:                                               ; preds = %64
  %59 = load i32, ptr %3, align 16, !dbg !116, !tbaa !27
  br label %60, !dbg !123

60:                                               ; preds = %58, %52
  %61 = phi i32 [ %59, %58 ], [ %53, %52 ], !dbg !116
  %62 = add nuw nsw i32 %54, 1, !dbg !123
    #dbg_value(i32 %62, !100, !DIExpression(), !110)
  %63 = icmp eq i32 %61, 0, !dbg !124
  br i1 %63, label %74, label %52, !dbg !125, !llvm.loop !126

64:                                               ; preds = %64, %56
  %65 = phi i64 [ 0, %56 ], [ %71, %64 ]
  %66 = phi i64 [ %57, %56 ], [ %72, %64 ]
    #dbg_value(i64 %66, !106, !DIExpression(), !119)
    #dbg_value(i64 %65, !103, !DIExpression(), !119)
  %67 = getelementptr inbounds nuw i32, ptr %3, i64 %65, !dbg !129
  %68 = load i32, ptr %67, align 4, !dbg !130, !tbaa !27
    #dbg_value(i32 %68, !107, !DIExpression(), !131)
  %69 = getelementptr inbounds i32, ptr %3, i64 %66, !dbg !132
  %70 = load i32, ptr %69, align 4, !dbg !133, !tbaa !27
  store i32 %70, ptr %67, align 4, !dbg !134, !tbaa !27
  store i32 %68, ptr %69, align 4, !dbg !135, !tbaa !27
  %71 = add nuw nsw i64 %65, 1, !dbg !136
    #dbg_value(i64 %71, !103, !DIExpression(), !119)
  %72 = add nsw i64 %66, -1, !dbg !137
    #dbg_value(i64 %72, !106, !DIExpression(), !119)
  %73 = icmp slt i64 %71, %72, !dbg !138
  br i1 %73, label %64, label %58, !dbg !139, !llvm.loop !140

74:                                               ; preds = %60, %46
  %75 = phi i32 [ 0, %46 ], [ %62, %60 ], !dbg !110
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !142
    #dbg_value(i32 %75, !48, !DIExpression(), !143)
  %76 = tail call i32 @llvm.smax.i32(i32 %75, i32 %47), !dbg !144
    #dbg_value(i32 %76, !45, !DIExpression(), !52)
  %77 = sub nsw i32 0, %75, !dbg !146
  %78 = select i1 %49, i32 %77, i32 %75, !dbg !146
  %79 = add nsw i32 %78, %48, !dbg !147
    #dbg_value(i32 %79, !46, !DIExpression(), !52)
    #dbg_value(i1 %49, !47, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !52)
    #dbg_value(ptr %4, !148, !DIExpression(), !163)
    #dbg_value(ptr %5, !154, !DIExpression(), !163)
    #dbg_value(i32 %15, !155, !DIExpression(), !163)
    #dbg_value(i32 2, !156, !DIExpression(), !165)
  br i1 %36, label %99, label %80, !dbg !166

80:                                               ; preds = %74, %93
  %81 = phi i64 [ %94, %93 ], [ 2, %74 ]
  %82 = phi i64 [ %95, %93 ], [ 0, %74 ]
  %83 = shl nuw nsw i64 %82, 2, !dbg !167
  %84 = add nuw nsw i64 %83, 4, !dbg !167
    #dbg_value(i64 %81, !156, !DIExpression(), !165)
  %85 = load i32, ptr %4, align 16, !dbg !167, !tbaa !27
    #dbg_value(i32 %85, !158, !DIExpression(), !168)
    #dbg_value(i32 0, !161, !DIExpression(), !169)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %4, ptr noundef nonnull align 4 dereferenceable(1) %37, i64 %84, i1 false), !dbg !170, !tbaa !27
    #dbg_value(i64 poison, !161, !DIExpression(), !169)
  %86 = add nsw i64 %81, -1, !dbg !172
  %87 = getelementptr inbounds i32, ptr %4, i64 %86, !dbg !173
  store i32 %85, ptr %87, align 4, !dbg !174, !tbaa !27
  %88 = getelementptr inbounds i32, ptr %5, i64 %86, !dbg !175
  %89 = load i32, ptr %88, align 4, !dbg !177, !tbaa !27
  %90 = add nsw i32 %89, 1, !dbg !178
  store i32 %90, ptr %88, align 4, !dbg !179, !tbaa !27
  %91 = sext i32 %90 to i64, !dbg !180
  %92 = icmp sgt i64 %81, %91, !dbg !180
  br i1 %92, label %97, label %93, !dbg !181

93:                                               ; preds = %80
  store i32 0, ptr %88, align 4, !dbg !182, !tbaa !27
  %94 = add nuw nsw i64 %81, 1, !dbg !183
    #dbg_value(i64 %94, !156, !DIExpression(), !165)
  %95 = add nuw nsw i64 %82, 1, !dbg !184
  %96 = icmp eq i64 %95, %39, !dbg !185
  br i1 %96, label %99, label %80, !dbg !184, !llvm.loop !186

97:                                               ; preds = %80
  %98 = xor i1 %49, true, !dbg !189
  br label %46, !dbg !190, !llvm.loop !191

99:                                               ; preds = %74, %93
  %100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %79, i32 noundef %15, i32 noundef %76), !dbg !193
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7, !dbg !194
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !194
  br label %101

101:                                              ; preds = %7, %99
  %102 = phi i32 [ 0, %99 ], [ 2, %7 ], !dbg !52
  ret i32 %102, !dbg !195
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare !dbg !196 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !201 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}
!llvm.errno.tbaa = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/fannkuch.c", directory: ".", checksumkind: CSK_MD5, checksum: "6aa7fadf8229ae842155395d4650723c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !13, globals: !18, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 5, baseType: !10, size: 32, elements: !11)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!12}
!12 = !DIEnumerator(name: "MOST", value: 12)
!13 = !{!14, !15, !17}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !{!0}
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!26 = !{!"clang version 22.1.8"}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C/C++ TBAA"}
!31 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 37, type: !32, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !34, keyInstructions: true)
!32 = !DISubroutineType(types: !33)
!33 = !{!14, !14, !15}
!34 = !{!35, !36, !37, !38, !42, !43, !45, !46, !47, !48}
!35 = !DILocalVariable(name: "argc", arg: 1, scope: !31, file: !2, line: 37, type: !14)
!36 = !DILocalVariable(name: "argv", arg: 2, scope: !31, file: !2, line: 37, type: !15)
!37 = !DILocalVariable(name: "n", scope: !31, file: !2, line: 38, type: !14)
!38 = !DILocalVariable(name: "p", scope: !31, file: !2, line: 41, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 384, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 12)
!42 = !DILocalVariable(name: "turns", scope: !31, file: !2, line: 41, type: !39)
!43 = !DILocalVariable(name: "i", scope: !44, file: !2, line: 42, type: !14)
!44 = distinct !DILexicalBlock(scope: !31, file: !2, line: 42, column: 3)
!45 = !DILocalVariable(name: "most", scope: !31, file: !2, line: 44, type: !14)
!46 = !DILocalVariable(name: "checksum", scope: !31, file: !2, line: 44, type: !14)
!47 = !DILocalVariable(name: "even", scope: !31, file: !2, line: 44, type: !14)
!48 = !DILocalVariable(name: "count", scope: !49, file: !2, line: 46, type: !14)
!49 = distinct !DILexicalBlock(scope: !31, file: !2, line: 45, column: 6)
!50 = distinct !DIAssignID()
!51 = distinct !DIAssignID()
!52 = !DILocation(line: 0, scope: !31)
!53 = distinct !DIAssignID()
!54 = !DILocation(line: 38, column: 16, scope: !31, atomGroup: 2, atomRank: 2)
!55 = !DILocation(line: 38, column: 11, scope: !31, atomGroup: 2, atomRank: 1)
!56 = !DILocation(line: 38, column: 27, scope: !31)
!57 = !{!58, !58, i64 0}
!58 = !{!"p1 omnipotent char", !59, i64 0}
!59 = !{!"any pointer", !29, i64 0}
!60 = !DILocalVariable(name: "__nptr", arg: 1, scope: !61, file: !62, line: 362, type: !65)
!61 = distinct !DISubprogram(name: "atoi", scope: !62, file: !62, line: 362, type: !63, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !67, keyInstructions: true)
!62 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!63 = !DISubroutineType(types: !64)
!64 = !{!14, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!67 = !{!60}
!68 = !DILocation(line: 0, scope: !61, inlinedAt: !69)
!69 = distinct !DILocation(line: 38, column: 22, scope: !31)
!70 = !DILocation(line: 364, column: 16, scope: !61, inlinedAt: !69, atomGroup: 1, atomRank: 3)
!71 = !DILocation(line: 364, column: 10, scope: !61, inlinedAt: !69, atomGroup: 1, atomRank: 2)
!72 = !DILocation(line: 39, column: 13, scope: !73, atomGroup: 3, atomRank: 1)
!73 = distinct !DILexicalBlock(scope: !31, file: !2, line: 39, column: 7)
!74 = !DILocation(line: 41, column: 3, scope: !31)
!75 = !DILocation(line: 41, column: 16, scope: !31, atomGroup: 6, atomRank: 1)
!76 = distinct !DIAssignID()
!77 = !DILocation(line: 0, scope: !44)
!78 = !DILocation(line: 42, column: 21, scope: !79, atomGroup: 8, atomRank: 1)
!79 = distinct !DILexicalBlock(scope: !44, file: !2, line: 42, column: 3)
!80 = !DILocation(line: 42, column: 3, scope: !44)
!81 = !DILocation(line: 42, column: 27, scope: !79, atomGroup: 11, atomRank: 2)
!82 = !DILocation(line: 43, column: 10, scope: !79, atomGroup: 10, atomRank: 1)
!83 = !DILocation(line: 43, column: 5, scope: !79)
!84 = !DILocation(line: 42, column: 3, scope: !44, atomGroup: 9, atomRank: 1)
!85 = distinct !{!85, !86, !87, !88}
!86 = !{!"llvm.loop.mustprogress"}
!87 = !{!"llvm.loop.isvectorized", i32 1}
!88 = !{!"llvm.loop.unroll.runtime.disable"}
!89 = !DILocation(line: 45, column: 3, scope: !31)
!90 = distinct !{!90, !86, !88, !87}
!91 = !DILocalVariable(name: "p", scope: !92, file: !2, line: 9, type: !39)
!92 = distinct !DISubprogram(name: "flips", scope: !2, file: !2, line: 8, type: !93, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !97, keyInstructions: true)
!93 = !DISubroutineType(types: !94)
!94 = !{!14, !95, !14}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!97 = !{!98, !99, !91, !100, !101, !103, !106, !107}
!98 = !DILocalVariable(name: "permutation", arg: 1, scope: !92, file: !2, line: 8, type: !95)
!99 = !DILocalVariable(name: "n", arg: 2, scope: !92, file: !2, line: 8, type: !14)
!100 = !DILocalVariable(name: "count", scope: !92, file: !2, line: 9, type: !14)
!101 = !DILocalVariable(name: "i", scope: !102, file: !2, line: 10, type: !14)
!102 = distinct !DILexicalBlock(scope: !92, file: !2, line: 10, column: 3)
!103 = !DILocalVariable(name: "i", scope: !104, file: !2, line: 13, type: !14)
!104 = distinct !DILexicalBlock(scope: !105, file: !2, line: 13, column: 5)
!105 = distinct !DILexicalBlock(scope: !92, file: !2, line: 12, column: 21)
!106 = !DILocalVariable(name: "j", scope: !104, file: !2, line: 13, type: !14)
!107 = !DILocalVariable(name: "kept", scope: !108, file: !2, line: 14, type: !14)
!108 = distinct !DILexicalBlock(scope: !109, file: !2, line: 13, column: 48)
!109 = distinct !DILexicalBlock(scope: !104, file: !2, line: 13, column: 5)
!110 = !DILocation(line: 0, scope: !92, inlinedAt: !111)
!111 = distinct !DILocation(line: 46, column: 17, scope: !49)
!112 = !DILocation(line: 9, column: 3, scope: !92, inlinedAt: !111)
!113 = !DILocation(line: 0, scope: !102, inlinedAt: !111)
!114 = !DILocation(line: 11, column: 10, scope: !115, inlinedAt: !111, atomGroup: 5, atomRank: 1)
!115 = distinct !DILexicalBlock(scope: !102, file: !2, line: 10, column: 3)
!116 = !DILocation(line: 12, column: 10, scope: !92, inlinedAt: !111)
!117 = !DILocation(line: 12, column: 15, scope: !92, inlinedAt: !111, atomGroup: 30, atomRank: 1)
!118 = !DILocation(line: 12, column: 3, scope: !92, inlinedAt: !111, atomGroup: 31, atomRank: 1)
!119 = !DILocation(line: 0, scope: !104, inlinedAt: !111)
!120 = !DILocation(line: 13, column: 33, scope: !109, inlinedAt: !111, atomGroup: 28, atomRank: 1)
!121 = !DILocation(line: 13, column: 5, scope: !104, inlinedAt: !111, atomGroup: 29, atomRank: 1)
!122 = !DILocation(line: 13, column: 5, scope: !104, inlinedAt: !111)
!123 = !DILocation(line: 18, column: 10, scope: !105, inlinedAt: !111, atomGroup: 20, atomRank: 2)
!124 = !DILocation(line: 12, column: 15, scope: !92, inlinedAt: !111, atomGroup: 8, atomRank: 1)
!125 = !DILocation(line: 12, column: 3, scope: !92, inlinedAt: !111, atomGroup: 9, atomRank: 1)
!126 = distinct !{!126, !127, !128, !86}
!127 = !DILocation(line: 12, column: 3, scope: !92, inlinedAt: !111)
!128 = !DILocation(line: 19, column: 3, scope: !92, inlinedAt: !111)
!129 = !DILocation(line: 14, column: 18, scope: !108, inlinedAt: !111)
!130 = !DILocation(line: 14, column: 18, scope: !108, inlinedAt: !111, atomGroup: 14, atomRank: 2)
!131 = !DILocation(line: 0, scope: !108, inlinedAt: !111)
!132 = !DILocation(line: 15, column: 14, scope: !108, inlinedAt: !111)
!133 = !DILocation(line: 15, column: 14, scope: !108, inlinedAt: !111, atomGroup: 15, atomRank: 2)
!134 = !DILocation(line: 15, column: 12, scope: !108, inlinedAt: !111, atomGroup: 15, atomRank: 1)
!135 = !DILocation(line: 16, column: 12, scope: !108, inlinedAt: !111, atomGroup: 16, atomRank: 1)
!136 = !DILocation(line: 13, column: 39, scope: !109, inlinedAt: !111, atomGroup: 17, atomRank: 2)
!137 = !DILocation(line: 13, column: 44, scope: !109, inlinedAt: !111, atomGroup: 18, atomRank: 2)
!138 = !DILocation(line: 13, column: 33, scope: !109, inlinedAt: !111, atomGroup: 12, atomRank: 1)
!139 = !DILocation(line: 13, column: 5, scope: !104, inlinedAt: !111, atomGroup: 13, atomRank: 1)
!140 = distinct !{!140, !122, !141, !86}
!141 = !DILocation(line: 17, column: 5, scope: !104, inlinedAt: !111)
!142 = !DILocation(line: 21, column: 1, scope: !92, inlinedAt: !111)
!143 = !DILocation(line: 0, scope: !49)
!144 = !DILocation(line: 47, column: 15, scope: !145, atomGroup: 17, atomRank: 1)
!145 = distinct !DILexicalBlock(scope: !49, file: !2, line: 47, column: 9)
!146 = !DILocation(line: 49, column: 17, scope: !49, atomGroup: 20, atomRank: 1)
!147 = !DILocation(line: 49, column: 14, scope: !49, atomGroup: 19, atomRank: 2)
!148 = !DILocalVariable(name: "p", arg: 1, scope: !149, file: !2, line: 24, type: !152)
!149 = distinct !DISubprogram(name: "next", scope: !2, file: !2, line: 24, type: !150, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !153, keyInstructions: true)
!150 = !DISubroutineType(types: !151)
!151 = !{!14, !152, !152, !14}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!153 = !{!148, !154, !155, !156, !158, !161}
!154 = !DILocalVariable(name: "turns", arg: 2, scope: !149, file: !2, line: 24, type: !152)
!155 = !DILocalVariable(name: "n", arg: 3, scope: !149, file: !2, line: 24, type: !14)
!156 = !DILocalVariable(name: "length", scope: !157, file: !2, line: 25, type: !14)
!157 = distinct !DILexicalBlock(scope: !149, file: !2, line: 25, column: 3)
!158 = !DILocalVariable(name: "first", scope: !159, file: !2, line: 26, type: !14)
!159 = distinct !DILexicalBlock(scope: !160, file: !2, line: 25, column: 47)
!160 = distinct !DILexicalBlock(scope: !157, file: !2, line: 25, column: 3)
!161 = !DILocalVariable(name: "i", scope: !162, file: !2, line: 27, type: !14)
!162 = distinct !DILexicalBlock(scope: !159, file: !2, line: 27, column: 5)
!163 = !DILocation(line: 0, scope: !149, inlinedAt: !164)
!164 = distinct !DILocation(line: 51, column: 12, scope: !31)
!165 = !DILocation(line: 0, scope: !157, inlinedAt: !164)
!166 = !DILocation(line: 25, column: 3, scope: !157, inlinedAt: !164, atomGroup: 35, atomRank: 1)
!167 = !DILocation(line: 26, column: 17, scope: !159, inlinedAt: !164, atomGroup: 4, atomRank: 2)
!168 = !DILocation(line: 0, scope: !159, inlinedAt: !164)
!169 = !DILocation(line: 0, scope: !162, inlinedAt: !164)
!170 = !DILocation(line: 28, column: 12, scope: !171, inlinedAt: !164, atomGroup: 8, atomRank: 1)
!171 = distinct !DILexicalBlock(scope: !162, file: !2, line: 27, column: 5)
!172 = !DILocation(line: 29, column: 14, scope: !159, inlinedAt: !164)
!173 = !DILocation(line: 29, column: 5, scope: !159, inlinedAt: !164)
!174 = !DILocation(line: 29, column: 19, scope: !159, inlinedAt: !164, atomGroup: 11, atomRank: 1)
!175 = !DILocation(line: 30, column: 11, scope: !176, inlinedAt: !164)
!176 = distinct !DILexicalBlock(scope: !159, file: !2, line: 30, column: 9)
!177 = !DILocation(line: 30, column: 9, scope: !176, inlinedAt: !164)
!178 = !DILocation(line: 30, column: 9, scope: !176, inlinedAt: !164, atomGroup: 12, atomRank: 2)
!179 = !DILocation(line: 30, column: 9, scope: !176, inlinedAt: !164, atomGroup: 12, atomRank: 1)
!180 = !DILocation(line: 30, column: 29, scope: !176, inlinedAt: !164, atomGroup: 13, atomRank: 2)
!181 = !DILocation(line: 30, column: 29, scope: !176, inlinedAt: !164, atomGroup: 13, atomRank: 1)
!182 = !DILocation(line: 32, column: 23, scope: !159, inlinedAt: !164, atomGroup: 15, atomRank: 1)
!183 = !DILocation(line: 25, column: 43, scope: !160, inlinedAt: !164, atomGroup: 16, atomRank: 2)
!184 = !DILocation(line: 25, column: 3, scope: !157, inlinedAt: !164, atomGroup: 3, atomRank: 1)
!185 = !DILocation(line: 25, column: 31, scope: !160, inlinedAt: !164, atomGroup: 2, atomRank: 1)
!186 = distinct !{!186, !187, !188, !86}
!187 = !DILocation(line: 25, column: 3, scope: !157, inlinedAt: !164)
!188 = !DILocation(line: 33, column: 3, scope: !157, inlinedAt: !164)
!189 = !DILocation(line: 49, column: 17, scope: !49, atomGroup: 20, atomRank: 2)
!190 = !DILocation(line: 51, column: 3, scope: !49, atomGroup: 23, atomRank: 1)
!191 = distinct !{!191, !89, !192, !86}
!192 = !DILocation(line: 51, column: 29, scope: !31)
!193 = !DILocation(line: 52, column: 3, scope: !31)
!194 = !DILocation(line: 54, column: 1, scope: !31)
!195 = !DILocation(line: 54, column: 1, scope: !31, atomGroup: 25, atomRank: 1)
!196 = !DISubprogram(name: "printf", scope: !197, file: !197, line: 356, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!197 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!198 = !DISubroutineType(types: !199)
!199 = !{!14, !200, null}
!200 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !65)
!201 = !DISubprogram(name: "strtol", scope: !62, file: !62, line: 177, type: !202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{!204, !200, !205, !14}
!204 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!205 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !15)
