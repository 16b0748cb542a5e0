; ModuleID = 'examples/c/words.c'
source_filename = "examples/c/words.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@distinct = internal unnamed_addr global i32 0, align 4, !dbg !0
@table = internal unnamed_addr global [64 x ptr] zeroinitializer, align 16, !dbg !52
@.str = private unnamed_addr constant [8 x i8] c"%4u %s\0A\00", align 1, !dbg !42
@.str.1 = private unnamed_addr constant [21 x i8] c"%4u different words\0A\00", align 1, !dbg !47
@stdin = external local_unnamed_addr global ptr, align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !69 {
  %1 = alloca [32 x i8], align 16, !DIAssignID !102
    #dbg_assign(i1 poison, !73, !DIExpression(), !102, ptr %1, !DIExpression(), !103)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !104
    #dbg_value(i32 0, !77, !DIExpression(), !103)
  br label %2, !dbg !105

2:                                                ; preds = %79, %0
  %3 = phi i32 [ 0, %0 ], [ %80, %79 ], !dbg !103
    #dbg_value(i32 %3, !77, !DIExpression(), !103)
  %4 = load ptr, ptr @stdin, align 8, !dbg !106, !tbaa !110
  %5 = tail call i32 @getc(ptr noundef %4), !dbg !113
    #dbg_value(i32 %5, !78, !DIExpression(), !103)
  %6 = icmp eq i32 %5, -1, !dbg !114
  br i1 %6, label %31, label %7, !dbg !115

7:                                                ; preds = %2
  %8 = tail call ptr @__ctype_b_loc() #13, !dbg !116
  %9 = load ptr, ptr %8, align 8, !dbg !116, !tbaa !117
  %10 = sext i32 %5 to i64, !dbg !116
  %11 = getelementptr inbounds i16, ptr %9, i64 %10, !dbg !116
  %12 = load i16, ptr %11, align 2, !dbg !116, !tbaa !119
  %13 = and i16 %12, 1024, !dbg !116
  %14 = icmp eq i16 %13, 0, !dbg !121
  br i1 %14, label %31, label %15, !dbg !122

15:                                               ; preds = %7
  %16 = icmp slt i32 %3, 31, !dbg !123
  br i1 %16, label %17, label %79, !dbg !124

17:                                               ; preds = %15
    #dbg_value(i32 %5, !125, !DIExpression(), !130)
  %18 = add i32 %5, 128, !dbg !132
  %19 = icmp ult i32 %18, 384, !dbg !132
  br i1 %19, label %20, label %25, !dbg !132

20:                                               ; preds = %17
  %21 = tail call ptr @__ctype_tolower_loc() #13, !dbg !133
  %22 = load ptr, ptr %21, align 8, !dbg !133, !tbaa !134
  %23 = getelementptr inbounds i32, ptr %22, i64 %10, !dbg !133
  %24 = load i32, ptr %23, align 4, !dbg !133, !tbaa !65
  br label %25, !dbg !136

25:                                               ; preds = %20, %17
  %26 = phi i32 [ %24, %20 ], [ %5, %17 ], !dbg !137
    #dbg_value(i32 %26, !79, !DIExpression(), !138)
  %27 = trunc i32 %26 to i8, !dbg !136
  %28 = add nsw i32 %3, 1, !dbg !139
    #dbg_value(i32 %28, !77, !DIExpression(), !103)
  %29 = sext i32 %3 to i64, !dbg !140
  %30 = getelementptr inbounds i8, ptr %1, i64 %29, !dbg !140
  store i8 %27, ptr %30, align 1, !dbg !141, !tbaa !142
  br label %79, !dbg !140

31:                                               ; preds = %7, %2
  %32 = icmp sgt i32 %3, 0, !dbg !143
  br i1 %32, label %33, label %79, !dbg !145

33:                                               ; preds = %31
  %34 = zext nneg i32 %3 to i64, !dbg !146
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 %34, !dbg !146
  store i8 0, ptr %35, align 1, !dbg !148, !tbaa !142
    #dbg_value(ptr %1, !149, !DIExpression(), !160)
    #dbg_value(ptr %1, !162, !DIExpression(), !168)
    #dbg_value(i32 -2128831035, !167, !DIExpression(), !168)
  %36 = load i8, ptr %1, align 16, !dbg !170, !tbaa !142
  %37 = icmp eq i8 %36, 0, !dbg !173
  br i1 %37, label %51, label %38, !dbg !174

38:                                               ; preds = %33, %38
  %39 = phi i8 [ %46, %38 ], [ %36, %33 ]
  %40 = phi i32 [ %44, %38 ], [ -2128831035, %33 ]
  %41 = phi ptr [ %45, %38 ], [ %1, %33 ]
    #dbg_value(i32 %40, !167, !DIExpression(), !168)
    #dbg_value(ptr %41, !162, !DIExpression(), !168)
  %42 = zext i8 %39 to i32, !dbg !175
  %43 = xor i32 %40, %42, !dbg !176
  %44 = mul i32 %43, 16777619, !dbg !177
    #dbg_value(i32 %44, !167, !DIExpression(), !168)
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 1, !dbg !178
    #dbg_value(ptr %45, !162, !DIExpression(), !168)
  %46 = load i8, ptr %45, align 1, !dbg !170, !tbaa !142
  %47 = icmp eq i8 %46, 0, !dbg !179
  br i1 %47, label %48, label %38, !dbg !180, !llvm.loop !181

48:                                               ; preds = %38
  %49 = and i32 %44, 63, !dbg !185
  %50 = zext nneg i32 %49 to i64, !dbg !186
  br label %51, !dbg !185

51:                                               ; preds = %48, %33
  %52 = phi i64 [ 5, %33 ], [ %50, %48 ], !dbg !168
  %53 = getelementptr inbounds nuw ptr, ptr @table, i64 %52, !dbg !187
    #dbg_value(ptr %53, !156, !DIExpression(), !160)
    #dbg_value(ptr poison, !157, !DIExpression(), !188)
  br label %54, !dbg !189

54:                                               ; preds = %58, %51
  %55 = phi ptr [ %53, %51 ], [ %56, %58 ]
  %56 = load ptr, ptr %55, align 8, !dbg !190, !tbaa !191
    #dbg_value(ptr %56, !157, !DIExpression(), !188)
  %57 = icmp eq ptr %56, null, !dbg !193
  br i1 %57, label %66, label %58, !dbg !194

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 12, !dbg !195
  %60 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %59, ptr noundef nonnull readonly dereferenceable(1) %1) #14, !dbg !198
  %61 = icmp eq i32 %60, 0, !dbg !199
  br i1 %61, label %62, label %54, !dbg !200, !llvm.loop !201

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 8, !dbg !204
  %64 = load i32, ptr %63, align 8, !dbg !206, !tbaa !65
  %65 = add i32 %64, 1, !dbg !207
  store i32 %65, ptr %63, align 8, !dbg !208, !tbaa !65
  br label %79

66:                                               ; preds = %54
  %67 = call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %1) #14, !dbg !209
  %68 = add i64 %67, 17, !dbg !210
  %69 = tail call noalias ptr @malloc(i64 noundef %68) #15, !dbg !211
    #dbg_value(ptr %69, !159, !DIExpression(), !160)
  %70 = icmp eq ptr %69, null, !dbg !212
  br i1 %70, label %71, label %72, !dbg !214

71:                                               ; preds = %66
  tail call void @abort() #16, !dbg !215
  unreachable, !dbg !215

72:                                               ; preds = %66
  %73 = load ptr, ptr %53, align 8, !dbg !216, !tbaa !191
  store ptr %73, ptr %69, align 8, !dbg !217, !tbaa !191
  %74 = getelementptr inbounds nuw i8, ptr %69, i64 8, !dbg !218
  store i32 1, ptr %74, align 8, !dbg !219, !tbaa !65
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 12, !dbg !220
  %76 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %75, ptr noundef nonnull readonly dereferenceable(1) %1) #12, !dbg !221
  store ptr %69, ptr %53, align 8, !dbg !222, !tbaa !191
  %77 = load i32, ptr @distinct, align 4, !dbg !223, !tbaa !65
  %78 = add i32 %77, 1, !dbg !224
  store i32 %78, ptr @distinct, align 4, !dbg !225, !tbaa !65
  br label %79, !dbg !226

79:                                               ; preds = %72, %62, %25, %15, %31
  %80 = phi i32 [ %28, %25 ], [ %3, %15 ], [ %3, %31 ], [ 0, %62 ], [ 0, %72 ], !dbg !103
    #dbg_value(i32 %80, !77, !DIExpression(), !103)
  br i1 %6, label %81, label %2, !dbg !227, !llvm.loop !228

81:                                               ; preds = %79
  %82 = load i32, ptr @distinct, align 4, !dbg !230, !tbaa !65
  %83 = add i32 %82, 1, !dbg !231
  %84 = zext i32 %83 to i64, !dbg !232
  %85 = shl nuw nsw i64 %84, 3, !dbg !233
  %86 = tail call noalias ptr @malloc(i64 noundef %85) #15, !dbg !234
    #dbg_value(ptr %86, !90, !DIExpression(), !103)
  %87 = icmp eq ptr %86, null, !dbg !235
  br i1 %87, label %88, label %97, !dbg !237

88:                                               ; preds = %81
  tail call void @abort() #16, !dbg !238
  unreachable, !dbg !238

89:                                               ; preds = %117
  %90 = zext i32 %118 to i64, !dbg !239
  tail call void @qsort(ptr noundef nonnull %86, i64 noundef %90, i64 noundef 8, ptr noundef nonnull @compare) #12, !dbg !240
    #dbg_value(i32 0, !98, !DIExpression(), !241)
  %91 = icmp eq i32 %118, 0, !dbg !242
  br i1 %91, label %92, label %94, !dbg !244

92:                                               ; preds = %89
  %93 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %118), !dbg !245
    #dbg_value(i32 0, !100, !DIExpression(), !246)
  br label %141, !dbg !247

94:                                               ; preds = %89
  %95 = tail call i32 @llvm.umin.i32(i32 %118, i32 8), !dbg !248
  %96 = zext nneg i32 %95 to i64, !dbg !249
  br label %131, !dbg !250

97:                                               ; preds = %81, %117
  %98 = phi i64 [ %119, %117 ], [ 0, %81 ]
  %99 = phi i32 [ %118, %117 ], [ 0, %81 ]
    #dbg_value(i64 %98, !93, !DIExpression(), !251)
    #dbg_value(i32 %99, !92, !DIExpression(), !103)
  %100 = getelementptr inbounds nuw ptr, ptr @table, i64 %98, !dbg !252
    #dbg_value(ptr poison, !95, !DIExpression(), !253)
  %101 = load ptr, ptr %100, align 16, !dbg !254, !tbaa !191
  %102 = icmp eq ptr %101, null, !dbg !255
  br i1 %102, label %103, label %121, !dbg !256

103:                                              ; preds = %121, %97
  %104 = phi i32 [ %99, %97 ], [ %124, %121 ], !dbg !103
    #dbg_value(i64 %98, !93, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !251)
    #dbg_value(i32 %104, !92, !DIExpression(), !103)
  %105 = getelementptr inbounds nuw ptr, ptr @table, i64 %98, !dbg !252
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 8, !dbg !252
    #dbg_value(ptr poison, !95, !DIExpression(), !253)
  %107 = load ptr, ptr %106, align 8, !dbg !257, !tbaa !191
  %108 = icmp eq ptr %107, null, !dbg !258
  br i1 %108, label %117, label %109, !dbg !259

109:                                              ; preds = %103, %109
  %110 = phi ptr [ %115, %109 ], [ %107, %103 ]
  %111 = phi i32 [ %112, %109 ], [ %104, %103 ]
    #dbg_value(i32 %111, !92, !DIExpression(), !103)
  %112 = add i32 %111, 1, !dbg !260
    #dbg_value(i32 %112, !92, !DIExpression(), !103)
  %113 = zext i32 %111 to i64, !dbg !262
  %114 = getelementptr inbounds nuw ptr, ptr %86, i64 %113, !dbg !262
  store ptr %110, ptr %114, align 8, !dbg !263, !tbaa !191
    #dbg_value(ptr poison, !95, !DIExpression(), !253)
  %115 = load ptr, ptr %110, align 8, !dbg !264, !tbaa !191
    #dbg_value(ptr %115, !95, !DIExpression(), !253)
  %116 = icmp eq ptr %115, null, !dbg !265
  br i1 %116, label %117, label %109, !dbg !266, !llvm.loop !267

117:                                              ; preds = %109, %103
  %118 = phi i32 [ %104, %103 ], [ %112, %109 ], !dbg !103
  %119 = add nuw nsw i64 %98, 2, !dbg !270
    #dbg_value(i64 %119, !93, !DIExpression(), !251)
    #dbg_value(i32 %118, !92, !DIExpression(), !103)
  %120 = icmp eq i64 %119, 64, !dbg !271
  br i1 %120, label %89, label %97, !dbg !272, !llvm.loop !273

121:                                              ; preds = %97, %121
  %122 = phi ptr [ %127, %121 ], [ %101, %97 ]
  %123 = phi i32 [ %124, %121 ], [ %99, %97 ]
    #dbg_value(i32 %123, !92, !DIExpression(), !103)
  %124 = add i32 %123, 1, !dbg !276
    #dbg_value(i32 %124, !92, !DIExpression(), !103)
  %125 = zext i32 %123 to i64, !dbg !262
  %126 = getelementptr inbounds nuw ptr, ptr %86, i64 %125, !dbg !262
  store ptr %122, ptr %126, align 8, !dbg !277, !tbaa !191
    #dbg_value(ptr poison, !95, !DIExpression(), !253)
  %127 = load ptr, ptr %122, align 8, !dbg !278, !tbaa !191
    #dbg_value(ptr %127, !95, !DIExpression(), !253)
  %128 = icmp eq ptr %127, null, !dbg !279
  br i1 %128, label %103, label %121, !dbg !280, !llvm.loop !267

129:                                              ; preds = %131
  %130 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %118), !dbg !245
    #dbg_value(i32 0, !100, !DIExpression(), !246)
  br label %142, !dbg !281

131:                                              ; preds = %94, %131
  %132 = phi i64 [ 0, %94 ], [ %139, %131 ]
    #dbg_value(i64 %132, !98, !DIExpression(), !241)
  %133 = getelementptr inbounds nuw ptr, ptr %86, i64 %132, !dbg !282
  %134 = load ptr, ptr %133, align 8, !dbg !282, !tbaa !191
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 8, !dbg !283
  %136 = load i32, ptr %135, align 8, !dbg !283, !tbaa !65
  %137 = getelementptr inbounds nuw i8, ptr %134, i64 12, !dbg !284
  %138 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %136, ptr noundef nonnull %137), !dbg !285
  %139 = add nuw nsw i64 %132, 1, !dbg !286
    #dbg_value(i64 %139, !98, !DIExpression(), !241)
  %140 = icmp eq i64 %139, %96, !dbg !249
  br i1 %140, label %129, label %131, !dbg !287, !llvm.loop !288

141:                                              ; preds = %142, %92
  tail call void @free(ptr noundef nonnull %86) #12, !dbg !290
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !291
  ret i32 0, !dbg !292

142:                                              ; preds = %129, %142
  %143 = phi i64 [ 0, %129 ], [ %146, %142 ]
    #dbg_value(i64 %143, !100, !DIExpression(), !246)
  %144 = getelementptr inbounds nuw ptr, ptr %86, i64 %143, !dbg !293
  %145 = load ptr, ptr %144, align 8, !dbg !293, !tbaa !191
  tail call void @free(ptr noundef %145) #12, !dbg !295
  %146 = add nuw nsw i64 %143, 1, !dbg !296
    #dbg_value(i64 %146, !100, !DIExpression(), !246)
  %147 = icmp eq i64 %146, %90, !dbg !297
  br i1 %147, label %141, label %142, !dbg !298, !llvm.loop !299
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !301 ptr @__ctype_b_loc() local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !307 ptr @__ctype_tolower_loc() local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !315 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #4

; Function Attrs: nofree
declare !dbg !323 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 !dbg !332 {
    #dbg_value(ptr %0, !334, !DIExpression(), !340)
    #dbg_value(ptr %1, !335, !DIExpression(), !340)
  %3 = load ptr, ptr %0, align 8, !dbg !341, !tbaa !191
    #dbg_value(ptr %3, !336, !DIExpression(), !340)
  %4 = load ptr, ptr %1, align 8, !dbg !342, !tbaa !191
    #dbg_value(ptr %4, !339, !DIExpression(), !340)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !343
  %6 = load i32, ptr %5, align 8, !dbg !343, !tbaa !65
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !345
  %8 = load i32, ptr %7, align 8, !dbg !345, !tbaa !65
  %9 = icmp eq i32 %6, %8, !dbg !346
  br i1 %9, label %13, label %10, !dbg !347

10:                                               ; preds = %2
  %11 = icmp ult i32 %6, %8, !dbg !348
  %12 = select i1 %11, i32 1, i32 -1, !dbg !349
  br label %17, !dbg !350

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 12, !dbg !351
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 12, !dbg !352
  %16 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %14, ptr noundef nonnull dereferenceable(1) %15) #14, !dbg !353
  br label %17, !dbg !354

17:                                               ; preds = %13, %10
  %18 = phi i32 [ %12, %10 ], [ %16, %13 ], !dbg !340
  ret i32 %18, !dbg !355
}

; Function Attrs: nofree nounwind
declare !dbg !356 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !361 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare !dbg !364 noundef i32 @getc(ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !422 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !426 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !429 ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias noundef readonly captures(none)) local_unnamed_addr #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { nounwind willreturn memory(read) }
attributes #15 = { nounwind allocsize(0) }
attributes #16 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}
!llvm.errno.tbaa = !{!65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "distinct", scope: !2, file: !3, line: 16, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !25, globals: !41, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "examples/c/words.c", directory: ".", checksumkind: CSK_MD5, checksum: "7af9b07033009991038a3650f2f7e19c")
!4 = !{!5, !21}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 46, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!9 = !DIEnumerator(name: "_ISupper", value: 256)
!10 = !DIEnumerator(name: "_ISlower", value: 512)
!11 = !DIEnumerator(name: "_ISalpha", value: 1024)
!12 = !DIEnumerator(name: "_ISdigit", value: 2048)
!13 = !DIEnumerator(name: "_ISxdigit", value: 4096)
!14 = !DIEnumerator(name: "_ISspace", value: 8192)
!15 = !DIEnumerator(name: "_ISprint", value: 16384)
!16 = !DIEnumerator(name: "_ISgraph", value: 32768)
!17 = !DIEnumerator(name: "_ISblank", value: 1)
!18 = !DIEnumerator(name: "_IScntrl", value: 2)
!19 = !DIEnumerator(name: "_ISpunct", value: 4)
!20 = !DIEnumerator(name: "_ISalnum", value: 8)
!21 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 7, baseType: !7, size: 32, elements: !22)
!22 = !{!23, !24}
!23 = !DIEnumerator(name: "BUCKETS", value: 64)
!24 = !DIEnumerator(name: "LONGEST", value: 31)
!25 = !{!26, !27, !28, !29, !30}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "word", file: !3, line: 9, size: 128, elements: !34)
!34 = !{!35, !36, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !33, file: !3, line: 10, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !33, file: !3, line: 11, baseType: !7, size: 32, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !33, file: !3, line: 12, baseType: !38, offset: 96)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: -1)
!41 = !{!42, !47, !52, !0}
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 8)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 168, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 21)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 4096, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 64)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!64 = !{!"clang version 22.1.8"}
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C/C++ TBAA"}
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !70, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72, keyInstructions: true)
!70 = !DISubroutineType(types: !71)
!71 = !{!26}
!72 = !{!73, !77, !78, !79, !85, !90, !92, !93, !95, !98, !100}
!73 = !DILocalVariable(name: "text", scope: !69, file: !3, line: 50, type: !74)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 256, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 32)
!77 = !DILocalVariable(name: "length", scope: !69, file: !3, line: 51, type: !26)
!78 = !DILocalVariable(name: "c", scope: !69, file: !3, line: 51, type: !26)
!79 = !DILocalVariable(name: "__res", scope: !80, file: !3, line: 56, type: !26)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 56, column: 32)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 55, column: 11)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 54, column: 33)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 54, column: 9)
!84 = distinct !DILexicalBlock(scope: !69, file: !3, line: 52, column: 6)
!85 = !DILocalVariable(name: "__c", scope: !86, file: !3, line: 56, type: !26)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 56, column: 32)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 56, column: 32)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 56, column: 32)
!89 = distinct !DILexicalBlock(scope: !80, file: !3, line: 56, column: 32)
!90 = !DILocalVariable(name: "all", scope: !69, file: !3, line: 64, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!92 = !DILocalVariable(name: "n", scope: !69, file: !3, line: 67, type: !7)
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 68, type: !26)
!94 = distinct !DILexicalBlock(scope: !69, file: !3, line: 68, column: 3)
!95 = !DILocalVariable(name: "w", scope: !96, file: !3, line: 69, type: !32)
!96 = distinct !DILexicalBlock(scope: !97, file: !3, line: 69, column: 5)
!97 = distinct !DILexicalBlock(scope: !94, file: !3, line: 68, column: 3)
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 72, type: !7)
!99 = distinct !DILexicalBlock(scope: !69, file: !3, line: 72, column: 3)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 75, type: !7)
!101 = distinct !DILexicalBlock(scope: !69, file: !3, line: 75, column: 3)
!102 = distinct !DIAssignID()
!103 = !DILocation(line: 0, scope: !69)
!104 = !DILocation(line: 50, column: 3, scope: !69)
!105 = !DILocation(line: 52, column: 3, scope: !69)
!106 = !DILocation(line: 49, column: 16, scope: !107, inlinedAt: !109)
!107 = distinct !DISubprogram(name: "getchar", scope: !108, file: !108, line: 47, type: !70, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!108 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!109 = distinct !DILocation(line: 53, column: 9, scope: !84)
!110 = !{!111, !111, i64 0}
!111 = !{!"p1 _ZTS8_IO_FILE", !112, i64 0}
!112 = !{!"any pointer", !67, i64 0}
!113 = !DILocation(line: 49, column: 10, scope: !107, inlinedAt: !109, atomGroup: 1, atomRank: 2)
!114 = !DILocation(line: 54, column: 11, scope: !83, atomGroup: 3, atomRank: 2)
!115 = !DILocation(line: 54, column: 18, scope: !83, atomGroup: 3, atomRank: 1)
!116 = !DILocation(line: 54, column: 21, scope: !83)
!117 = !{!118, !118, i64 0}
!118 = !{!"p1 short", !112, i64 0}
!119 = !{!120, !120, i64 0}
!120 = !{!"short", !67, i64 0}
!121 = !DILocation(line: 54, column: 21, scope: !83, atomGroup: 4, atomRank: 2)
!122 = !DILocation(line: 54, column: 18, scope: !83, atomGroup: 4, atomRank: 1)
!123 = !DILocation(line: 55, column: 18, scope: !81, atomGroup: 5, atomRank: 2)
!124 = !DILocation(line: 55, column: 18, scope: !81, atomGroup: 5, atomRank: 1)
!125 = !DILocalVariable(name: "__c", arg: 1, scope: !126, file: !6, line: 207, type: !26)
!126 = distinct !DISubprogram(name: "tolower", scope: !6, file: !6, line: 207, type: !127, scopeLine: 208, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129, keyInstructions: true)
!127 = !DISubroutineType(types: !128)
!128 = !{!26, !26}
!129 = !{!125}
!130 = !DILocation(line: 0, scope: !126, inlinedAt: !131)
!131 = distinct !DILocation(line: 56, column: 32, scope: !87)
!132 = !DILocation(line: 209, column: 22, scope: !126, inlinedAt: !131, atomGroup: 2, atomRank: 1)
!133 = !DILocation(line: 56, column: 32, scope: !87)
!134 = !{!135, !135, i64 0}
!135 = !{!"p1 int", !112, i64 0}
!136 = !DILocation(line: 56, column: 26, scope: !81, atomGroup: 6, atomRank: 2)
!137 = !DILocation(line: 56, column: 32, scope: !87, atomGroup: 8, atomRank: 1)
!138 = !DILocation(line: 0, scope: !80)
!139 = !DILocation(line: 56, column: 20, scope: !81, atomGroup: 12, atomRank: 2)
!140 = !DILocation(line: 56, column: 9, scope: !81)
!141 = !DILocation(line: 56, column: 24, scope: !81, atomGroup: 6, atomRank: 1)
!142 = !{!67, !67, i64 0}
!143 = !DILocation(line: 57, column: 23, scope: !144, atomGroup: 13, atomRank: 2)
!144 = distinct !DILexicalBlock(scope: !83, file: !3, line: 57, column: 16)
!145 = !DILocation(line: 57, column: 23, scope: !144, atomGroup: 13, atomRank: 1)
!146 = !DILocation(line: 58, column: 7, scope: !147)
!147 = distinct !DILexicalBlock(scope: !144, file: !3, line: 57, column: 28)
!148 = !DILocation(line: 58, column: 20, scope: !147, atomGroup: 14, atomRank: 1)
!149 = !DILocalVariable(name: "text", arg: 1, scope: !150, file: !3, line: 25, type: !153)
!150 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 25, type: !151, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !155, keyInstructions: true)
!151 = !DISubroutineType(types: !152)
!152 = !{null, !153}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!154 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!155 = !{!149, !156, !157, !159}
!156 = !DILocalVariable(name: "place", scope: !150, file: !3, line: 26, type: !91)
!157 = !DILocalVariable(name: "w", scope: !158, file: !3, line: 27, type: !32)
!158 = distinct !DILexicalBlock(scope: !150, file: !3, line: 27, column: 3)
!159 = !DILocalVariable(name: "w", scope: !150, file: !3, line: 32, type: !32)
!160 = !DILocation(line: 0, scope: !150, inlinedAt: !161)
!161 = distinct !DILocation(line: 59, column: 7, scope: !147)
!162 = !DILocalVariable(name: "text", arg: 1, scope: !163, file: !3, line: 18, type: !153)
!163 = distinct !DISubprogram(name: "hash", scope: !3, file: !3, line: 18, type: !164, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !166, keyInstructions: true)
!164 = !DISubroutineType(types: !165)
!165 = !{!7, !153}
!166 = !{!162, !167}
!167 = !DILocalVariable(name: "h", scope: !163, file: !3, line: 19, type: !7)
!168 = !DILocation(line: 0, scope: !163, inlinedAt: !169)
!169 = distinct !DILocation(line: 26, column: 32, scope: !150, inlinedAt: !161)
!170 = !DILocation(line: 20, column: 10, scope: !171, inlinedAt: !169)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 20, column: 3)
!172 = distinct !DILexicalBlock(scope: !163, file: !3, line: 20, column: 3)
!173 = !DILocation(line: 20, column: 3, scope: !172, inlinedAt: !169, atomGroup: 46, atomRank: 1)
!174 = !DILocation(line: 20, column: 3, scope: !172, inlinedAt: !169, atomGroup: 47, atomRank: 1)
!175 = !DILocation(line: 21, column: 14, scope: !171, inlinedAt: !169)
!176 = !DILocation(line: 21, column: 12, scope: !171, inlinedAt: !169)
!177 = !DILocation(line: 21, column: 36, scope: !171, inlinedAt: !169, atomGroup: 4, atomRank: 2)
!178 = !DILocation(line: 20, column: 21, scope: !171, inlinedAt: !169, atomGroup: 5, atomRank: 2)
!179 = !DILocation(line: 20, column: 3, scope: !172, inlinedAt: !169, atomGroup: 2, atomRank: 1)
!180 = !DILocation(line: 20, column: 3, scope: !172, inlinedAt: !169, atomGroup: 3, atomRank: 1)
!181 = distinct !{!181, !182, !183, !184}
!182 = !DILocation(line: 20, column: 3, scope: !172, inlinedAt: !169)
!183 = !DILocation(line: 21, column: 38, scope: !172, inlinedAt: !169)
!184 = !{!"llvm.loop.mustprogress"}
!185 = !DILocation(line: 22, column: 12, scope: !163, inlinedAt: !169, atomGroup: 8, atomRank: 2)
!186 = !DILocation(line: 26, column: 26, scope: !150, inlinedAt: !161)
!187 = !DILocation(line: 26, column: 26, scope: !150, inlinedAt: !161, atomGroup: 1, atomRank: 2)
!188 = !DILocation(line: 0, scope: !158, inlinedAt: !161)
!189 = !DILocation(line: 27, column: 8, scope: !158, inlinedAt: !161)
!190 = !DILocation(line: 27, scope: !158, inlinedAt: !161, atomGroup: 2, atomRank: 2)
!191 = !{!192, !192, i64 0}
!192 = !{!"p1 _ZTS4word", !112, i64 0}
!193 = !DILocation(line: 27, column: 3, scope: !158, inlinedAt: !161, atomGroup: 3, atomRank: 1)
!194 = !DILocation(line: 27, column: 3, scope: !158, inlinedAt: !161, atomGroup: 4, atomRank: 1)
!195 = !DILocation(line: 28, column: 19, scope: !196, inlinedAt: !161)
!196 = distinct !DILexicalBlock(scope: !197, file: !3, line: 28, column: 9)
!197 = distinct !DILexicalBlock(scope: !158, file: !3, line: 27, column: 3)
!198 = !DILocation(line: 28, column: 9, scope: !196, inlinedAt: !161)
!199 = !DILocation(line: 28, column: 31, scope: !196, inlinedAt: !161, atomGroup: 5, atomRank: 2)
!200 = !DILocation(line: 28, column: 31, scope: !196, inlinedAt: !161, atomGroup: 5, atomRank: 1)
!201 = distinct !{!201, !202, !203, !184}
!202 = !DILocation(line: 27, column: 3, scope: !158, inlinedAt: !161)
!203 = !DILocation(line: 31, column: 5, scope: !158, inlinedAt: !161)
!204 = !DILocation(line: 29, column: 10, scope: !205, inlinedAt: !161)
!205 = distinct !DILexicalBlock(scope: !196, file: !3, line: 28, column: 37)
!206 = !DILocation(line: 29, column: 15, scope: !205, inlinedAt: !161)
!207 = !DILocation(line: 29, column: 15, scope: !205, inlinedAt: !161, atomGroup: 6, atomRank: 2)
!208 = !DILocation(line: 29, column: 15, scope: !205, inlinedAt: !161, atomGroup: 6, atomRank: 1)
!209 = !DILocation(line: 32, column: 39, scope: !150, inlinedAt: !161)
!210 = !DILocation(line: 32, column: 52, scope: !150, inlinedAt: !161)
!211 = !DILocation(line: 32, column: 20, scope: !150, inlinedAt: !161, atomGroup: 10, atomRank: 2)
!212 = !DILocation(line: 33, column: 8, scope: !213, inlinedAt: !161, atomGroup: 11, atomRank: 2)
!213 = distinct !DILexicalBlock(scope: !150, file: !3, line: 33, column: 7)
!214 = !DILocation(line: 33, column: 7, scope: !213, inlinedAt: !161, atomGroup: 11, atomRank: 1)
!215 = !DILocation(line: 34, column: 5, scope: !213, inlinedAt: !161)
!216 = !DILocation(line: 35, column: 13, scope: !150, inlinedAt: !161, atomGroup: 12, atomRank: 2)
!217 = !DILocation(line: 35, column: 11, scope: !150, inlinedAt: !161, atomGroup: 12, atomRank: 1)
!218 = !DILocation(line: 36, column: 6, scope: !150, inlinedAt: !161)
!219 = !DILocation(line: 36, column: 12, scope: !150, inlinedAt: !161, atomGroup: 13, atomRank: 1)
!220 = !DILocation(line: 37, column: 13, scope: !150, inlinedAt: !161)
!221 = !DILocation(line: 37, column: 3, scope: !150, inlinedAt: !161)
!222 = !DILocation(line: 38, column: 10, scope: !150, inlinedAt: !161, atomGroup: 14, atomRank: 1)
!223 = !DILocation(line: 39, column: 11, scope: !150, inlinedAt: !161)
!224 = !DILocation(line: 39, column: 11, scope: !150, inlinedAt: !161, atomGroup: 15, atomRank: 2)
!225 = !DILocation(line: 39, column: 11, scope: !150, inlinedAt: !161, atomGroup: 15, atomRank: 1)
!226 = !DILocation(line: 40, column: 1, scope: !150, inlinedAt: !161)
!227 = !DILocation(line: 62, column: 3, scope: !84, atomGroup: 17, atomRank: 1)
!228 = distinct !{!228, !105, !229, !184}
!229 = !DILocation(line: 62, column: 20, scope: !69)
!230 = !DILocation(line: 64, column: 31, scope: !69)
!231 = !DILocation(line: 64, column: 40, scope: !69)
!232 = !DILocation(line: 64, column: 30, scope: !69)
!233 = !DILocation(line: 64, column: 45, scope: !69)
!234 = !DILocation(line: 64, column: 23, scope: !69, atomGroup: 18, atomRank: 2)
!235 = !DILocation(line: 65, column: 8, scope: !236, atomGroup: 19, atomRank: 2)
!236 = distinct !DILexicalBlock(scope: !69, file: !3, line: 65, column: 7)
!237 = !DILocation(line: 65, column: 7, scope: !236, atomGroup: 19, atomRank: 1)
!238 = !DILocation(line: 66, column: 5, scope: !236)
!239 = !DILocation(line: 71, column: 14, scope: !69)
!240 = !DILocation(line: 71, column: 3, scope: !69)
!241 = !DILocation(line: 0, scope: !99)
!242 = !DILocation(line: 72, column: 30, scope: !243, atomGroup: 53, atomRank: 1)
!243 = distinct !DILexicalBlock(scope: !99, file: !3, line: 72, column: 3)
!244 = !DILocation(line: 72, column: 3, scope: !99, atomGroup: 54, atomRank: 1)
!245 = !DILocation(line: 74, column: 3, scope: !69)
!246 = !DILocation(line: 0, scope: !101)
!247 = !DILocation(line: 75, column: 3, scope: !101, atomGroup: 56, atomRank: 1)
!248 = !DILocation(line: 72, column: 8, scope: !99)
!249 = !DILocation(line: 72, column: 30, scope: !243, atomGroup: 34, atomRank: 1)
!250 = !DILocation(line: 72, column: 3, scope: !99)
!251 = !DILocation(line: 0, scope: !94)
!252 = !DILocation(line: 69, column: 27, scope: !96)
!253 = !DILocation(line: 0, scope: !96)
!254 = !DILocation(line: 69, scope: !96, atomGroup: 48, atomRank: 2)
!255 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 49, atomRank: 1)
!256 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 50, atomRank: 1)
!257 = !DILocation(line: 69, scope: !96, atomGroup: 57, atomRank: 2)
!258 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 58, atomRank: 1)
!259 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 59, atomRank: 1)
!260 = !DILocation(line: 70, column: 12, scope: !261, atomGroup: 60, atomRank: 2)
!261 = distinct !DILexicalBlock(scope: !96, file: !3, line: 69, column: 5)
!262 = !DILocation(line: 70, column: 7, scope: !261)
!263 = !DILocation(line: 70, column: 16, scope: !261, atomGroup: 61, atomRank: 1)
!264 = !DILocation(line: 69, scope: !96, atomGroup: 62, atomRank: 2)
!265 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 63, atomRank: 1)
!266 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 64, atomRank: 1)
!267 = distinct !{!267, !268, !269, !184}
!268 = !DILocation(line: 69, column: 5, scope: !96)
!269 = !DILocation(line: 70, column: 18, scope: !96)
!270 = !DILocation(line: 68, column: 33, scope: !97, atomGroup: 67, atomRank: 2)
!271 = !DILocation(line: 68, column: 21, scope: !97, atomGroup: 68, atomRank: 1)
!272 = !DILocation(line: 68, column: 3, scope: !94, atomGroup: 69, atomRank: 1)
!273 = distinct !{!273, !274, !275, !184}
!274 = !DILocation(line: 68, column: 3, scope: !94)
!275 = !DILocation(line: 70, column: 18, scope: !94)
!276 = !DILocation(line: 70, column: 12, scope: !261, atomGroup: 28, atomRank: 2)
!277 = !DILocation(line: 70, column: 16, scope: !261, atomGroup: 27, atomRank: 1)
!278 = !DILocation(line: 69, scope: !96, atomGroup: 24, atomRank: 2)
!279 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 25, atomRank: 1)
!280 = !DILocation(line: 69, column: 5, scope: !96, atomGroup: 26, atomRank: 1)
!281 = !DILocation(line: 75, column: 3, scope: !101)
!282 = !DILocation(line: 73, column: 24, scope: !243)
!283 = !DILocation(line: 73, column: 32, scope: !243)
!284 = !DILocation(line: 73, column: 47, scope: !243)
!285 = !DILocation(line: 73, column: 5, scope: !243)
!286 = !DILocation(line: 72, column: 41, scope: !243, atomGroup: 36, atomRank: 2)
!287 = !DILocation(line: 72, column: 3, scope: !99, atomGroup: 35, atomRank: 1)
!288 = distinct !{!288, !250, !289, !184}
!289 = !DILocation(line: 73, column: 51, scope: !99)
!290 = !DILocation(line: 77, column: 3, scope: !69)
!291 = !DILocation(line: 79, column: 1, scope: !69)
!292 = !DILocation(line: 79, column: 1, scope: !69, atomGroup: 44, atomRank: 1)
!293 = !DILocation(line: 76, column: 10, scope: !294)
!294 = distinct !DILexicalBlock(scope: !101, file: !3, line: 75, column: 3)
!295 = !DILocation(line: 76, column: 5, scope: !294)
!296 = !DILocation(line: 75, column: 32, scope: !294, atomGroup: 41, atomRank: 2)
!297 = !DILocation(line: 75, column: 26, scope: !294, atomGroup: 39, atomRank: 1)
!298 = !DILocation(line: 75, column: 3, scope: !101, atomGroup: 40, atomRank: 1)
!299 = distinct !{!299, !281, !300, !184}
!300 = !DILocation(line: 76, column: 16, scope: !101)
!301 = !DISubprogram(name: "__ctype_b_loc", scope: !6, file: !6, line: 79, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubroutineType(types: !303)
!303 = !{!304}
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !305, size: 64)
!305 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !306, size: 64)
!306 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!307 = !DISubprogram(name: "__ctype_tolower_loc", scope: !6, file: !6, line: 81, type: !308, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DISubroutineType(types: !309)
!309 = !{!310}
!310 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !311, size: 64)
!311 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !312, size: 64)
!312 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !313)
!313 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !314, line: 41, baseType: !26)
!314 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!315 = !DISubprogram(name: "malloc", scope: !316, file: !316, line: 553, type: !317, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!316 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!317 = !DISubroutineType(types: !318)
!318 = !{!319, !320}
!319 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!320 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !321, line: 18, baseType: !322)
!321 = !DIFile(filename: "clang/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!322 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!323 = !DISubprogram(name: "qsort", scope: !316, file: !316, line: 851, type: !324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!324 = !DISubroutineType(types: !325)
!325 = !{null, !319, !320, !320, !326}
!326 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !316, line: 829, baseType: !327)
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64)
!328 = !DISubroutineType(types: !329)
!329 = !{!26, !330, !330}
!330 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64)
!331 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!332 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 42, type: !328, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !333, keyInstructions: true)
!333 = !{!334, !335, !336, !339}
!334 = !DILocalVariable(name: "a", arg: 1, scope: !332, file: !3, line: 42, type: !330)
!335 = !DILocalVariable(name: "b", arg: 2, scope: !332, file: !3, line: 42, type: !330)
!336 = !DILocalVariable(name: "x", scope: !332, file: !3, line: 43, type: !337)
!337 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !338, size: 64)
!338 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!339 = !DILocalVariable(name: "y", scope: !332, file: !3, line: 43, type: !337)
!340 = !DILocation(line: 0, scope: !332)
!341 = !DILocation(line: 43, column: 26, scope: !332, atomGroup: 1, atomRank: 2)
!342 = !DILocation(line: 43, column: 57, scope: !332, atomGroup: 2, atomRank: 2)
!343 = !DILocation(line: 44, column: 10, scope: !344)
!344 = distinct !DILexicalBlock(scope: !332, file: !3, line: 44, column: 7)
!345 = !DILocation(line: 44, column: 22, scope: !344)
!346 = !DILocation(line: 44, column: 16, scope: !344, atomGroup: 3, atomRank: 2)
!347 = !DILocation(line: 44, column: 16, scope: !344, atomGroup: 3, atomRank: 1)
!348 = !DILocation(line: 45, column: 21, scope: !344)
!349 = !DILocation(line: 45, column: 12, scope: !344, atomGroup: 4, atomRank: 2)
!350 = !DILocation(line: 45, column: 5, scope: !344, atomGroup: 4, atomRank: 1)
!351 = !DILocation(line: 46, column: 20, scope: !332)
!352 = !DILocation(line: 46, column: 29, scope: !332)
!353 = !DILocation(line: 46, column: 10, scope: !332, atomGroup: 5, atomRank: 2)
!354 = !DILocation(line: 46, column: 3, scope: !332, atomGroup: 5, atomRank: 1)
!355 = !DILocation(line: 47, column: 1, scope: !332, atomGroup: 6, atomRank: 1)
!356 = !DISubprogram(name: "printf", scope: !357, file: !357, line: 356, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!358 = !DISubroutineType(types: !359)
!359 = !{!26, !360, null}
!360 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !153)
!361 = !DISubprogram(name: "free", scope: !316, file: !316, line: 568, type: !362, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!362 = !DISubroutineType(types: !363)
!363 = !{null, !319}
!364 = !DISubprogram(name: "getc", scope: !357, file: !357, line: 514, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{!26, !367}
!367 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !368, size: 64)
!368 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !369, line: 7, baseType: !370)
!369 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!370 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !371, line: 49, size: 1728, elements: !372)
!371 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!372 = !{!373, !374, !376, !377, !378, !379, !380, !381, !382, !383, !384, !385, !386, !389, !391, !392, !393, !396, !397, !399, !403, !406, !408, !411, !414, !415, !416, !417, !418}
!373 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !370, file: !371, line: 51, baseType: !26, size: 32)
!374 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !370, file: !371, line: 54, baseType: !375, size: 64, offset: 64)
!375 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!376 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !370, file: !371, line: 55, baseType: !375, size: 64, offset: 128)
!377 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !370, file: !371, line: 56, baseType: !375, size: 64, offset: 192)
!378 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !370, file: !371, line: 57, baseType: !375, size: 64, offset: 256)
!379 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !370, file: !371, line: 58, baseType: !375, size: 64, offset: 320)
!380 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !370, file: !371, line: 59, baseType: !375, size: 64, offset: 384)
!381 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !370, file: !371, line: 60, baseType: !375, size: 64, offset: 448)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !370, file: !371, line: 61, baseType: !375, size: 64, offset: 512)
!383 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !370, file: !371, line: 64, baseType: !375, size: 64, offset: 576)
!384 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !370, file: !371, line: 65, baseType: !375, size: 64, offset: 640)
!385 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !370, file: !371, line: 66, baseType: !375, size: 64, offset: 704)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !370, file: !371, line: 68, baseType: !387, size: 64, offset: 768)
!387 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !388, size: 64)
!388 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !371, line: 36, flags: DIFlagFwdDecl)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !370, file: !371, line: 70, baseType: !390, size: 64, offset: 832)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !370, size: 64)
!391 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !370, file: !371, line: 72, baseType: !26, size: 32, offset: 896)
!392 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !370, file: !371, line: 73, baseType: !26, size: 32, offset: 928)
!393 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !370, file: !371, line: 74, baseType: !394, size: 64, offset: 960)
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !314, line: 152, baseType: !395)
!395 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!396 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !370, file: !371, line: 77, baseType: !27, size: 16, offset: 1024)
!397 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !370, file: !371, line: 78, baseType: !398, size: 8, offset: 1040)
!398 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!399 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !370, file: !371, line: 79, baseType: !400, size: 8, offset: 1048)
!400 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 8, elements: !401)
!401 = !{!402}
!402 = !DISubrange(count: 1)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !370, file: !371, line: 81, baseType: !404, size: 64, offset: 1088)
!404 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !405, size: 64)
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !371, line: 43, baseType: null)
!406 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !370, file: !371, line: 89, baseType: !407, size: 64, offset: 1152)
!407 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !314, line: 153, baseType: !395)
!408 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !370, file: !371, line: 91, baseType: !409, size: 64, offset: 1216)
!409 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !410, size: 64)
!410 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !371, line: 37, flags: DIFlagFwdDecl)
!411 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !370, file: !371, line: 92, baseType: !412, size: 64, offset: 1280)
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !413, size: 64)
!413 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !371, line: 38, flags: DIFlagFwdDecl)
!414 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !370, file: !371, line: 93, baseType: !390, size: 64, offset: 1344)
!415 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !370, file: !371, line: 94, baseType: !319, size: 64, offset: 1408)
!416 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !370, file: !371, line: 95, baseType: !320, size: 64, offset: 1472)
!417 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !370, file: !371, line: 96, baseType: !26, size: 32, offset: 1536)
!418 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !370, file: !371, line: 98, baseType: !419, size: 160, offset: 1568)
!419 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 160, elements: !420)
!420 = !{!421}
!421 = !DISubrange(count: 20)
!422 = !DISubprogram(name: "strcmp", scope: !423, file: !423, line: 156, type: !424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DIFile(filename: "include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!424 = !DISubroutineType(types: !425)
!425 = !{!26, !153, !153}
!426 = !DISubprogram(name: "strlen", scope: !423, file: !423, line: 407, type: !427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{!322, !153}
!429 = !DISubprogram(name: "strcpy", scope: !423, file: !423, line: 141, type: !430, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DISubroutineType(types: !431)
!431 = !{!375, !432, !360}
!432 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !375)
