; ModuleID = 'examples/c/sha256.c'
source_filename = "examples/c/sha256.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sha256 = type { [8 x i32], i64, [64 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !0
@k = internal unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !7
@.str.1 = private unnamed_addr constant [5 x i8] c"%08x\00", align 1, !dbg !25
@stdout = external local_unnamed_addr global ptr, align 8

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !45 {
  %3 = alloca %struct.sha256, align 8, !DIAssignID !78
    #dbg_assign(i1 poison, !52, !DIExpression(), !78, ptr %3, !DIExpression(), !79)
  %4 = alloca [1024 x i8], align 16, !DIAssignID !80
    #dbg_assign(i1 poison, !65, !DIExpression(), !80, ptr %4, !DIExpression(), !79)
    #dbg_value(i32 %0, !49, !DIExpression(), !79)
    #dbg_value(ptr %1, !50, !DIExpression(), !79)
  %5 = icmp sgt i32 %0, 1, !dbg !81
  br i1 %5, label %6, label %11, !dbg !82

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !83
  %8 = load ptr, ptr %7, align 8, !dbg !83, !tbaa !84
    #dbg_value(ptr %8, !87, !DIExpression(), !95)
  %9 = tail call i64 @strtol(ptr noundef nonnull captures(none) %8, ptr noundef null, i32 noundef 10) #7, !dbg !97
  %10 = trunc i64 %9 to i32, !dbg !98
  br label %11, !dbg !99

11:                                               ; preds = %2, %6
  %12 = phi i32 [ %10, %6 ], [ 16, %2 ], !dbg !100
    #dbg_value(i32 %12, !51, !DIExpression(), !79)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !101
    #dbg_value(ptr %3, !102, !DIExpression(), !111)
    #dbg_value(i32 2, !108, !DIExpression(), !111)
    #dbg_value(i32 0, !109, !DIExpression(), !113)
  br label %13, !dbg !114

13:                                               ; preds = %66, %11
  %14 = phi i64 [ 0, %11 ], [ %67, %66 ]
  %15 = phi i32 [ 2, %11 ], [ %68, %66 ]
    #dbg_value(i64 %14, !109, !DIExpression(), !113)
    #dbg_value(i32 %15, !108, !DIExpression(), !111)
  br label %16, !dbg !115

16:                                               ; preds = %29, %13
  %17 = phi i32 [ %30, %29 ], [ %15, %13 ], !dbg !111
    #dbg_value(i32 %17, !108, !DIExpression(), !111)
    #dbg_value(i32 %17, !118, !DIExpression(), !125)
    #dbg_value(i32 2, !123, !DIExpression(), !127)
  %18 = icmp ult i32 %17, 4, !dbg !128
  br i1 %18, label %27, label %23, !dbg !130

19:                                               ; preds = %23
  %20 = add i32 %24, 1, !dbg !131
    #dbg_value(i32 %20, !123, !DIExpression(), !127)
  %21 = mul i32 %20, %20, !dbg !132
  %22 = icmp ugt i32 %21, %17, !dbg !133
  br i1 %22, label %27, label %23, !dbg !134, !llvm.loop !135

23:                                               ; preds = %16, %19
  %24 = phi i32 [ %20, %19 ], [ 2, %16 ]
    #dbg_value(i32 %24, !123, !DIExpression(), !127)
  %25 = urem i32 %17, %24, !dbg !139
  %26 = icmp eq i32 %25, 0, !dbg !141
    #dbg_value(i32 %24, !123, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !127)
  br i1 %26, label %29, label %19, !dbg !142

27:                                               ; preds = %19, %16
  %28 = icmp ult i32 %17, 2
  br i1 %28, label %29, label %31, !dbg !143

29:                                               ; preds = %23, %27
  %30 = add i32 %17, 1, !dbg !144
    #dbg_value(i32 %30, !108, !DIExpression(), !111)
  br label %16, !dbg !115, !llvm.loop !145

31:                                               ; preds = %27
    #dbg_value(i32 %17, !147, !DIExpression(), !159)
    #dbg_value(i32 3, !152, !DIExpression(), !159)
    #dbg_value(i128 0, !153, !DIExpression(), !159)
    #dbg_value(i128 68719476736, !154, !DIExpression(), !159)
  %32 = zext i32 %17 to i128
  %33 = shl nuw i128 %32, 96
  br label %34, !dbg !161

34:                                               ; preds = %34, %31
  %35 = phi i128 [ 0, %31 ], [ %43, %34 ]
  %36 = phi i128 [ 68719476736, %31 ], [ %42, %34 ]
    #dbg_value(i128 %35, !153, !DIExpression(), !159)
    #dbg_value(i128 %36, !154, !DIExpression(), !159)
  %37 = add nuw i128 %36, %35, !dbg !162
  %38 = lshr i128 %37, 1, !dbg !163
    #dbg_value(i128 %38, !155, !DIExpression(), !164)
  %39 = mul i128 %38, %38, !dbg !165
    #dbg_value(i128 %39, !157, !DIExpression(), !164)
  %40 = mul i128 %39, %38, !dbg !166
  %41 = icmp ugt i128 %40, %33, !dbg !168
    #dbg_value(i1 %41, !158, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !164)
  %42 = select i1 %41, i128 %38, i128 %36
  %43 = select i1 %41, i128 %35, i128 %38
    #dbg_value(i128 %43, !153, !DIExpression(), !159)
    #dbg_value(i128 %42, !154, !DIExpression(), !159)
  %44 = sub nsw i128 %42, %43, !dbg !169
  %45 = icmp ugt i128 %44, 1, !dbg !170
  br i1 %45, label %34, label %46, !dbg !171, !llvm.loop !172

46:                                               ; preds = %34
  %47 = trunc i128 %43 to i32, !dbg !175
  %48 = getelementptr inbounds nuw i32, ptr @k, i64 %14, !dbg !176
  store i32 %47, ptr %48, align 4, !dbg !177, !tbaa !41
  %49 = icmp samesign ult i64 %14, 8, !dbg !178
  br i1 %49, label %50, label %66, !dbg !180

50:                                               ; preds = %46
    #dbg_value(i32 %17, !147, !DIExpression(), !181)
    #dbg_value(i32 2, !152, !DIExpression(), !181)
    #dbg_value(i128 0, !153, !DIExpression(), !181)
    #dbg_value(i128 68719476736, !154, !DIExpression(), !181)
  %51 = shl nuw nsw i128 %32, 64
  br label %52, !dbg !183

52:                                               ; preds = %52, %50
  %53 = phi i128 [ 0, %50 ], [ %60, %52 ]
  %54 = phi i128 [ 68719476736, %50 ], [ %59, %52 ]
    #dbg_value(i128 %53, !153, !DIExpression(), !181)
    #dbg_value(i128 %54, !154, !DIExpression(), !181)
  %55 = add nuw i128 %54, %53, !dbg !184
  %56 = lshr i128 %55, 1, !dbg !185
    #dbg_value(i128 %56, !155, !DIExpression(), !186)
  %57 = mul i128 %56, %56, !dbg !187
    #dbg_value(i128 %57, !157, !DIExpression(), !186)
  %58 = icmp ugt i128 %57, %51, !dbg !188
    #dbg_value(i1 %58, !158, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !186)
  %59 = select i1 %58, i128 %56, i128 %54
  %60 = select i1 %58, i128 %53, i128 %56
    #dbg_value(i128 %60, !153, !DIExpression(), !181)
    #dbg_value(i128 %59, !154, !DIExpression(), !181)
  %61 = sub nsw i128 %59, %60, !dbg !189
  %62 = icmp ugt i128 %61, 1, !dbg !190
  br i1 %62, label %52, label %63, !dbg !191, !llvm.loop !192

63:                                               ; preds = %52
  %64 = trunc i128 %60 to i32, !dbg !195
  %65 = getelementptr inbounds nuw i32, ptr %3, i64 %14, !dbg !196
  store i32 %64, ptr %65, align 4, !dbg !197, !tbaa !41
  br label %66, !dbg !196

66:                                               ; preds = %63, %46
  %67 = add nuw nsw i64 %14, 1, !dbg !198
    #dbg_value(i64 %67, !109, !DIExpression(), !113)
  %68 = add nuw i32 %17, 1, !dbg !199
    #dbg_value(i32 %68, !108, !DIExpression(), !111)
  %69 = icmp eq i64 %67, 64, !dbg !200
  br i1 %69, label %70, label %13, !dbg !201, !llvm.loop !202

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !205
  store i64 0, ptr %71, align 8, !dbg !206, !tbaa !207, !DIAssignID !210
    #dbg_assign(i64 0, !52, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !210, ptr %71, !DIExpression(), !79)
  call fastcc void @add(ptr noundef %3, ptr noundef nonnull @.str, i64 noundef 3), !dbg !211
  call fastcc void @finish(ptr noundef %3), !dbg !212
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7, !dbg !213
    #dbg_value(i32 1, !69, !DIExpression(), !79)
    #dbg_value(ptr %3, !102, !DIExpression(), !214)
    #dbg_value(i32 2, !108, !DIExpression(), !214)
    #dbg_value(i32 0, !109, !DIExpression(), !216)
  br label %72, !dbg !217

72:                                               ; preds = %125, %70
  %73 = phi i64 [ 0, %70 ], [ %126, %125 ]
  %74 = phi i32 [ 2, %70 ], [ %127, %125 ]
    #dbg_value(i64 %73, !109, !DIExpression(), !216)
    #dbg_value(i32 %74, !108, !DIExpression(), !214)
  br label %75, !dbg !218

75:                                               ; preds = %88, %72
  %76 = phi i32 [ %89, %88 ], [ %74, %72 ], !dbg !214
    #dbg_value(i32 %76, !108, !DIExpression(), !214)
    #dbg_value(i32 %76, !118, !DIExpression(), !219)
    #dbg_value(i32 2, !123, !DIExpression(), !221)
  %77 = icmp ult i32 %76, 4, !dbg !222
  br i1 %77, label %86, label %82, !dbg !223

78:                                               ; preds = %82
  %79 = add i32 %83, 1, !dbg !224
    #dbg_value(i32 %79, !123, !DIExpression(), !221)
  %80 = mul i32 %79, %79, !dbg !225
  %81 = icmp ugt i32 %80, %76, !dbg !226
  br i1 %81, label %86, label %82, !dbg !227, !llvm.loop !228

82:                                               ; preds = %75, %78
  %83 = phi i32 [ %79, %78 ], [ 2, %75 ]
    #dbg_value(i32 %83, !123, !DIExpression(), !221)
  %84 = urem i32 %76, %83, !dbg !231
  %85 = icmp eq i32 %84, 0, !dbg !232
    #dbg_value(i32 %83, !123, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !221)
  br i1 %85, label %88, label %78, !dbg !233

86:                                               ; preds = %78, %75
  %87 = icmp ult i32 %76, 2
  br i1 %87, label %88, label %90, !dbg !234

88:                                               ; preds = %82, %86
  %89 = add i32 %76, 1, !dbg !235
    #dbg_value(i32 %89, !108, !DIExpression(), !214)
  br label %75, !dbg !218, !llvm.loop !236

90:                                               ; preds = %86
    #dbg_value(i32 %76, !147, !DIExpression(), !238)
    #dbg_value(i32 3, !152, !DIExpression(), !238)
    #dbg_value(i128 0, !153, !DIExpression(), !238)
    #dbg_value(i128 68719476736, !154, !DIExpression(), !238)
  %91 = zext i32 %76 to i128
  %92 = shl nuw i128 %91, 96
  br label %93, !dbg !240

93:                                               ; preds = %93, %90
  %94 = phi i128 [ 0, %90 ], [ %102, %93 ]
  %95 = phi i128 [ 68719476736, %90 ], [ %101, %93 ]
    #dbg_value(i128 %94, !153, !DIExpression(), !238)
    #dbg_value(i128 %95, !154, !DIExpression(), !238)
  %96 = add nuw i128 %95, %94, !dbg !241
  %97 = lshr i128 %96, 1, !dbg !242
    #dbg_value(i128 %97, !155, !DIExpression(), !243)
  %98 = mul i128 %97, %97, !dbg !244
    #dbg_value(i128 %98, !157, !DIExpression(), !243)
  %99 = mul i128 %98, %97, !dbg !245
  %100 = icmp ugt i128 %99, %92, !dbg !246
    #dbg_value(i1 %100, !158, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !243)
  %101 = select i1 %100, i128 %97, i128 %95
  %102 = select i1 %100, i128 %94, i128 %97
    #dbg_value(i128 %102, !153, !DIExpression(), !238)
    #dbg_value(i128 %101, !154, !DIExpression(), !238)
  %103 = sub nsw i128 %101, %102, !dbg !247
  %104 = icmp ugt i128 %103, 1, !dbg !248
  br i1 %104, label %93, label %105, !dbg !249, !llvm.loop !250

105:                                              ; preds = %93
  %106 = trunc i128 %102 to i32, !dbg !253
  %107 = getelementptr inbounds nuw i32, ptr @k, i64 %73, !dbg !254
  store i32 %106, ptr %107, align 4, !dbg !255, !tbaa !41
  %108 = icmp samesign ult i64 %73, 8, !dbg !256
  br i1 %108, label %109, label %125, !dbg !257

109:                                              ; preds = %105
    #dbg_value(i32 %76, !147, !DIExpression(), !258)
    #dbg_value(i32 2, !152, !DIExpression(), !258)
    #dbg_value(i128 0, !153, !DIExpression(), !258)
    #dbg_value(i128 68719476736, !154, !DIExpression(), !258)
  %110 = shl nuw nsw i128 %91, 64
  br label %111, !dbg !260

111:                                              ; preds = %111, %109
  %112 = phi i128 [ 0, %109 ], [ %119, %111 ]
  %113 = phi i128 [ 68719476736, %109 ], [ %118, %111 ]
    #dbg_value(i128 %112, !153, !DIExpression(), !258)
    #dbg_value(i128 %113, !154, !DIExpression(), !258)
  %114 = add nuw i128 %113, %112, !dbg !261
  %115 = lshr i128 %114, 1, !dbg !262
    #dbg_value(i128 %115, !155, !DIExpression(), !263)
  %116 = mul i128 %115, %115, !dbg !264
    #dbg_value(i128 %116, !157, !DIExpression(), !263)
  %117 = icmp ugt i128 %116, %110, !dbg !265
    #dbg_value(i1 %117, !158, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !263)
  %118 = select i1 %117, i128 %115, i128 %113
  %119 = select i1 %117, i128 %112, i128 %115
    #dbg_value(i128 %119, !153, !DIExpression(), !258)
    #dbg_value(i128 %118, !154, !DIExpression(), !258)
  %120 = sub nsw i128 %118, %119, !dbg !266
  %121 = icmp ugt i128 %120, 1, !dbg !267
  br i1 %121, label %111, label %122, !dbg !268, !llvm.loop !269

122:                                              ; preds = %111
  %123 = trunc i128 %119 to i32, !dbg !272
  %124 = getelementptr inbounds nuw i32, ptr %3, i64 %73, !dbg !273
  store i32 %123, ptr %124, align 4, !dbg !274, !tbaa !41
  br label %125, !dbg !273

125:                                              ; preds = %122, %105
  %126 = add nuw nsw i64 %73, 1, !dbg !275
    #dbg_value(i64 %126, !109, !DIExpression(), !216)
  %127 = add nuw i32 %76, 1, !dbg !276
    #dbg_value(i32 %127, !108, !DIExpression(), !214)
  %128 = icmp eq i64 %126, 64, !dbg !277
  br i1 %128, label %129, label %72, !dbg !278, !llvm.loop !279

129:                                              ; preds = %125
  store i64 0, ptr %71, align 8, !dbg !282, !tbaa !207, !DIAssignID !283
    #dbg_assign(i64 0, !52, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !283, ptr %71, !DIExpression(), !79)
    #dbg_value(i32 0, !70, !DIExpression(), !284)
    #dbg_value(i32 1, !69, !DIExpression(), !79)
  %130 = icmp sgt i32 %12, 0, !dbg !285
  br i1 %130, label %131, label %134, !dbg !286

131:                                              ; preds = %129, %135
  %132 = phi i32 [ %136, %135 ], [ 0, %129 ]
  %133 = phi i32 [ %159, %135 ], [ 1, %129 ]
    #dbg_value(i32 %132, !70, !DIExpression(), !284)
    #dbg_value(i64 0, !72, !DIExpression(), !287)
    #dbg_value(i32 %133, !69, !DIExpression(), !79)
  br label %138, !dbg !288

134:                                              ; preds = %135, %129
  call fastcc void @finish(ptr noundef %3), !dbg !289
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !290
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !290
  ret i32 0, !dbg !291

135:                                              ; preds = %138
  call fastcc void @add(ptr noundef %3, ptr noundef nonnull %4, i64 noundef 1024), !dbg !292
  %136 = add nuw nsw i32 %132, 1, !dbg !293
    #dbg_value(i32 %136, !70, !DIExpression(), !284)
    #dbg_value(i32 %159, !69, !DIExpression(), !79)
  %137 = icmp eq i32 %136, %12, !dbg !294
  br i1 %137, label %134, label %131, !dbg !295, !llvm.loop !296

138:                                              ; preds = %138, %131
  %139 = phi i64 [ 0, %131 ], [ %164, %138 ]
  %140 = phi i32 [ %133, %131 ], [ %159, %138 ]
    #dbg_value(i64 %139, !72, !DIExpression(), !287)
    #dbg_value(i32 %140, !69, !DIExpression(), !79)
  %141 = mul i32 %140, 1664525, !dbg !299
  %142 = add i32 %141, 1013904223, !dbg !302
    #dbg_value(i32 %142, !69, !DIExpression(), !79)
  %143 = lshr i32 %142, 24, !dbg !303
  %144 = trunc nuw i32 %143 to i8, !dbg !304
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 %139, !dbg !305
  store i8 %144, ptr %145, align 4, !dbg !306, !tbaa !307
    #dbg_value(i64 %139, !72, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !287)
  %146 = mul i32 %142, 1664525, !dbg !299
  %147 = add i32 %146, 1013904223, !dbg !308
    #dbg_value(i32 %147, !69, !DIExpression(), !79)
  %148 = lshr i32 %147, 24, !dbg !309
  %149 = trunc nuw i32 %148 to i8, !dbg !310
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 %139, !dbg !305
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 1, !dbg !305
  store i8 %149, ptr %151, align 1, !dbg !311, !tbaa !307
    #dbg_value(i64 %139, !72, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_stack_value), !287)
  %152 = mul i32 %147, 1664525, !dbg !299
  %153 = add i32 %152, 1013904223, !dbg !312
    #dbg_value(i32 %153, !69, !DIExpression(), !79)
  %154 = lshr i32 %153, 24, !dbg !313
  %155 = trunc nuw i32 %154 to i8, !dbg !314
  %156 = getelementptr inbounds nuw i8, ptr %4, i64 %139, !dbg !305
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 2, !dbg !305
  store i8 %155, ptr %157, align 2, !dbg !315, !tbaa !307
    #dbg_value(i64 %139, !72, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_stack_value), !287)
  %158 = mul i32 %153, 1664525, !dbg !299
  %159 = add i32 %158, 1013904223, !dbg !316
    #dbg_value(i32 %159, !69, !DIExpression(), !79)
  %160 = lshr i32 %159, 24, !dbg !317
  %161 = trunc nuw i32 %160 to i8, !dbg !318
  %162 = getelementptr inbounds nuw i8, ptr %4, i64 %139, !dbg !305
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 3, !dbg !305
  store i8 %161, ptr %163, align 1, !dbg !319, !tbaa !307
  %164 = add nuw nsw i64 %139, 4, !dbg !320
    #dbg_value(i64 %164, !72, !DIExpression(), !287)
  %165 = icmp eq i64 %164, 1024, !dbg !321
  br i1 %165, label %135, label %138, !dbg !322, !llvm.loop !323
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @add(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef range(i64 1, 1025) %2) unnamed_addr #2 !dbg !326 {
  %4 = alloca [64 x i32], align 16, !DIAssignID !340
    #dbg_assign(i1 poison, !341, !DIExpression(), !340, ptr %4, !DIExpression(), !364)
  %5 = alloca [8 x i32], align 16, !DIAssignID !369
    #dbg_value(ptr %0, !332, !DIExpression(), !370)
    #dbg_value(ptr %1, !333, !DIExpression(), !370)
    #dbg_value(i64 %2, !334, !DIExpression(), !370)
    #dbg_value(ptr %1, !335, !DIExpression(), !370)
    #dbg_value(i64 0, !338, !DIExpression(), !371)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8, !tbaa !207
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 24
  br label %24, !dbg !372

23:                                               ; preds = %145
  ret void, !dbg !373

24:                                               ; preds = %3, %145
  %25 = phi i64 [ 0, %3 ], [ %146, %145 ]
  %26 = phi i64 [ %8, %3 ], [ %29, %145 ]
    #dbg_value(i64 %25, !338, !DIExpression(), !371)
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 %25, !dbg !374
  %28 = load i8, ptr %27, align 1, !dbg !375, !tbaa !307
  %29 = add i64 %26, 1, !dbg !376
  store i64 %29, ptr %7, align 8, !dbg !377, !tbaa !207
  %30 = and i64 %26, 63, !dbg !378
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 %30, !dbg !379
  store i8 %28, ptr %31, align 1, !dbg !380, !tbaa !307
  %32 = and i64 %29, 63, !dbg !381
  %33 = icmp eq i64 %32, 0, !dbg !382
  br i1 %33, label %34, label %145, !dbg !383

34:                                               ; preds = %24
    #dbg_assign(i1 poison, !345, !DIExpression(), !369, ptr %5, !DIExpression(), !364)
    #dbg_value(ptr %0, !344, !DIExpression(), !364)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7, !dbg !384
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !384
    #dbg_value(i32 0, !346, !DIExpression(), !385)
  br label %35, !dbg !386

35:                                               ; preds = %35, %34
  %36 = phi i64 [ 0, %34 ], [ %57, %35 ]
    #dbg_value(i64 %36, !346, !DIExpression(), !385)
  %37 = shl nuw nsw i64 %36, 2, !dbg !387
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 %37, !dbg !389
  %39 = load i8, ptr %38, align 1, !dbg !389, !tbaa !307
  %40 = zext i8 %39 to i32, !dbg !390
  %41 = shl nuw i32 %40, 24, !dbg !391
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 1, !dbg !392
  %43 = load i8, ptr %42, align 1, !dbg !392, !tbaa !307
  %44 = zext i8 %43 to i32, !dbg !393
  %45 = shl nuw nsw i32 %44, 16, !dbg !394
  %46 = or disjoint i32 %45, %41, !dbg !395
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 2, !dbg !396
  %48 = load i8, ptr %47, align 1, !dbg !396, !tbaa !307
  %49 = zext i8 %48 to i32, !dbg !397
  %50 = shl nuw nsw i32 %49, 8, !dbg !398
  %51 = or disjoint i32 %46, %50, !dbg !399
  %52 = getelementptr inbounds nuw i8, ptr %38, i64 3, !dbg !400
  %53 = load i8, ptr %52, align 1, !dbg !400, !tbaa !307
  %54 = zext i8 %53 to i32, !dbg !400
  %55 = or disjoint i32 %51, %54, !dbg !401
  %56 = getelementptr inbounds nuw i32, ptr %4, i64 %36, !dbg !402
  store i32 %55, ptr %56, align 4, !dbg !403, !tbaa !41
  %57 = add nuw nsw i64 %36, 1, !dbg !404
    #dbg_value(i64 %57, !346, !DIExpression(), !385)
  %58 = icmp eq i64 %57, 16, !dbg !405
  br i1 %58, label %62, label %35, !dbg !406, !llvm.loop !407

59:                                               ; preds = %62
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false), !dbg !410, !DIAssignID !411
    #dbg_assign(i1 poison, !345, !DIExpression(), !411, ptr %5, !DIExpression(), !364)
    #dbg_value(i32 0, !354, !DIExpression(), !412)
  %60 = load i32, ptr %5, align 16, !tbaa !41
  %61 = load i32, ptr %10, align 16, !dbg !413, !tbaa !41
  br label %88, !dbg !414

62:                                               ; preds = %35, %62
  %63 = phi i64 [ %86, %62 ], [ 16, %35 ]
    #dbg_value(i64 %63, !348, !DIExpression(), !415)
  %64 = getelementptr i32, ptr %4, i64 %63, !dbg !416
  %65 = getelementptr i8, ptr %64, i64 -60, !dbg !416
  %66 = load i32, ptr %65, align 4, !dbg !417, !tbaa !41
    #dbg_value(i32 %66, !350, !DIExpression(), !418)
  %67 = getelementptr i8, ptr %64, i64 -8, !dbg !419
  %68 = load i32, ptr %67, align 4, !dbg !420, !tbaa !41
    #dbg_value(i32 %68, !353, !DIExpression(), !418)
  %69 = getelementptr i8, ptr %64, i64 -64, !dbg !421
  %70 = load i32, ptr %69, align 4, !dbg !421, !tbaa !41
    #dbg_value(i32 %66, !422, !DIExpression(), !428)
    #dbg_value(i32 7, !427, !DIExpression(), !428)
  %71 = tail call i32 @llvm.fshl.i32(i32 %66, i32 %66, i32 25), !dbg !430
    #dbg_value(i32 %66, !422, !DIExpression(), !431)
    #dbg_value(i32 18, !427, !DIExpression(), !431)
  %72 = tail call i32 @llvm.fshl.i32(i32 %66, i32 %66, i32 14), !dbg !433
  %73 = xor i32 %71, %72, !dbg !434
  %74 = lshr i32 %66, 3, !dbg !435
  %75 = xor i32 %73, %74, !dbg !436
  %76 = add i32 %75, %70, !dbg !437
  %77 = getelementptr i8, ptr %64, i64 -28, !dbg !438
  %78 = load i32, ptr %77, align 4, !dbg !438, !tbaa !41
  %79 = add i32 %76, %78, !dbg !439
    #dbg_value(i32 %68, !422, !DIExpression(), !440)
    #dbg_value(i32 17, !427, !DIExpression(), !440)
  %80 = tail call i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 15), !dbg !442
    #dbg_value(i32 %68, !422, !DIExpression(), !443)
    #dbg_value(i32 19, !427, !DIExpression(), !443)
  %81 = tail call i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 13), !dbg !445
  %82 = xor i32 %80, %81, !dbg !446
  %83 = lshr i32 %68, 10, !dbg !447
  %84 = xor i32 %82, %83, !dbg !448
  %85 = add i32 %79, %84, !dbg !449
  store i32 %85, ptr %64, align 4, !dbg !450, !tbaa !41
  %86 = add nuw nsw i64 %63, 1, !dbg !451
    #dbg_value(i64 %86, !348, !DIExpression(), !415)
  %87 = icmp eq i64 %86, 64, !dbg !452
  br i1 %87, label %59, label %62, !dbg !453, !llvm.loop !454

88:                                               ; preds = %88, %59
  %89 = phi i32 [ %61, %59 ], [ %124, %88 ], !dbg !413
  %90 = phi i64 [ 0, %59 ], [ %127, %88 ]
  %91 = phi i32 [ %60, %59 ], [ %126, %88 ]
    #dbg_value(i64 %90, !354, !DIExpression(), !412)
    #dbg_value(i32 %91, !356, !DIExpression(), !457)
    #dbg_value(i32 %89, !359, !DIExpression(), !457)
  %92 = load i32, ptr %11, align 4, !dbg !458, !tbaa !41
    #dbg_value(i32 %89, !422, !DIExpression(), !459)
    #dbg_value(i32 6, !427, !DIExpression(), !459)
  %93 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 26), !dbg !461
    #dbg_value(i32 %89, !422, !DIExpression(), !462)
    #dbg_value(i32 11, !427, !DIExpression(), !462)
  %94 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 21), !dbg !464
  %95 = xor i32 %93, %94, !dbg !465
    #dbg_value(i32 %89, !422, !DIExpression(), !466)
    #dbg_value(i32 25, !427, !DIExpression(), !466)
  %96 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 7), !dbg !468
  %97 = xor i32 %95, %96, !dbg !469
  %98 = load i32, ptr %12, align 4, !dbg !470, !tbaa !41
  %99 = and i32 %98, %89, !dbg !471
  %100 = xor i32 %89, -1, !dbg !472
  %101 = load i32, ptr %13, align 8, !dbg !473, !tbaa !41
  %102 = and i32 %101, %100, !dbg !474
  %103 = getelementptr inbounds nuw i32, ptr @k, i64 %90, !dbg !475
  %104 = load i32, ptr %103, align 4, !dbg !475, !tbaa !41
  %105 = getelementptr inbounds nuw i32, ptr %4, i64 %90, !dbg !476
  %106 = load i32, ptr %105, align 4, !dbg !476, !tbaa !41
  %107 = add i32 %97, %92, !dbg !477
  %108 = add i32 %107, %99, !dbg !478
  %109 = add i32 %108, %102, !dbg !479
  %110 = add i32 %109, %104, !dbg !480
  %111 = add i32 %110, %106, !dbg !481
    #dbg_value(i32 %111, !360, !DIExpression(), !457)
    #dbg_value(i32 %91, !422, !DIExpression(), !482)
    #dbg_value(i32 2, !427, !DIExpression(), !482)
  %112 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 30), !dbg !484
    #dbg_value(i32 %91, !422, !DIExpression(), !485)
    #dbg_value(i32 13, !427, !DIExpression(), !485)
  %113 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 19), !dbg !487
  %114 = xor i32 %112, %113, !dbg !488
    #dbg_value(i32 %91, !422, !DIExpression(), !489)
    #dbg_value(i32 22, !427, !DIExpression(), !489)
  %115 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 10), !dbg !491
  %116 = xor i32 %114, %115, !dbg !492
  %117 = load i32, ptr %14, align 4, !dbg !493, !tbaa !41
  %118 = load i32, ptr %15, align 8, !dbg !494, !tbaa !41
  %119 = xor i32 %118, %117, !dbg !495
  %120 = and i32 %119, %91, !dbg !495
  %121 = and i32 %118, %117, !dbg !496
  %122 = xor i32 %120, %121, !dbg !497
    #dbg_value(i32 poison, !361, !DIExpression(), !457)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %16, ptr noundef nonnull align 16 dereferenceable(28) %5, i64 28, i1 false), !dbg !498, !DIAssignID !499
    #dbg_assign(i1 poison, !345, !DIExpression(DW_OP_LLVM_fragment, 32, 224), !499, ptr %16, !DIExpression(), !364)
  %123 = load i32, ptr %17, align 16, !dbg !500, !tbaa !41
  %124 = add i32 %123, %111, !dbg !501
  store i32 %124, ptr %18, align 16, !dbg !502, !tbaa !41, !DIAssignID !503
    #dbg_assign(i32 %124, !345, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !503, ptr %18, !DIExpression(), !364)
  %125 = add i32 %111, %116, !dbg !504
  %126 = add i32 %125, %122, !dbg !505
  store i32 %126, ptr %5, align 16, !dbg !506, !tbaa !41, !DIAssignID !507
    #dbg_assign(i32 %126, !345, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !507, ptr %5, !DIExpression(), !364)
  %127 = add nuw nsw i64 %90, 1, !dbg !508
    #dbg_value(i64 %127, !354, !DIExpression(), !412)
  %128 = icmp eq i64 %127, 64, !dbg !509
  br i1 %128, label %129, label %88, !dbg !510, !llvm.loop !511

129:                                              ; preds = %88
    #dbg_value(i64 1, !362, !DIExpression(), !514)
  %130 = load i32, ptr %19, align 4, !dbg !515, !tbaa !41
    #dbg_value(i64 3, !362, !DIExpression(), !514)
  %131 = load <4 x i32>, ptr %20, align 8, !dbg !515
  %132 = load <4 x i32>, ptr %0, align 4, !dbg !517, !tbaa !41
  %133 = insertelement <4 x i32> poison, i32 %126, i64 0, !dbg !518
  %134 = insertelement <4 x i32> %133, i32 %130, i64 1, !dbg !518
  %135 = shufflevector <4 x i32> %134, <4 x i32> %131, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !518
  %136 = add <4 x i32> %132, %135, !dbg !518
  store <4 x i32> %136, ptr %0, align 4, !dbg !519, !tbaa !41
    #dbg_value(i64 5, !362, !DIExpression(), !514)
  %137 = load i32, ptr %21, align 4, !dbg !515, !tbaa !41
    #dbg_value(i64 7, !362, !DIExpression(), !514)
  %138 = load <2 x i32>, ptr %22, align 8, !dbg !515, !tbaa !41
  %139 = load <4 x i32>, ptr %9, align 4, !dbg !517, !tbaa !41
  %140 = insertelement <4 x i32> poison, i32 %124, i64 0, !dbg !520
  %141 = insertelement <4 x i32> %140, i32 %137, i64 1, !dbg !520
  %142 = shufflevector <2 x i32> %138, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !520
  %143 = shufflevector <4 x i32> %141, <4 x i32> %142, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !520
  %144 = add <4 x i32> %139, %143, !dbg !520
  store <4 x i32> %144, ptr %9, align 4, !dbg !521, !tbaa !41
    #dbg_value(i64 8, !362, !DIExpression(), !514)
  call void @llvm.lifetime.end.p0(ptr nonnull %5), !dbg !522
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !522
  br label %145, !dbg !523

145:                                              ; preds = %24, %129
  %146 = add nuw nsw i64 %25, 1, !dbg !524
    #dbg_value(i64 %146, !338, !DIExpression(), !371)
  %147 = icmp eq i64 %146, %2, !dbg !525
  br i1 %147, label %23, label %24, !dbg !526, !llvm.loop !527
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @finish(ptr noundef nonnull captures(none) %0) unnamed_addr #0 !dbg !530 {
  %2 = alloca i8, align 1, !DIAssignID !541
    #dbg_assign(i1 poison, !534, !DIExpression(), !541, ptr %2, !DIExpression(), !542)
  %3 = alloca [8 x i8], align 1, !DIAssignID !543
    #dbg_assign(i1 poison, !535, !DIExpression(), !543, ptr %3, !DIExpression(), !542)
    #dbg_value(ptr %0, !532, !DIExpression(), !542)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !544
  %5 = load i64, ptr %4, align 8, !dbg !544, !tbaa !207
    #dbg_value(i64 %11, !533, !DIExpression(), !542)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !545
  store i8 -128, ptr %2, align 1, !dbg !546, !tbaa !307, !DIAssignID !547
    #dbg_assign(i8 -128, !534, !DIExpression(), !547, ptr %2, !DIExpression(), !542)
  br label %6, !dbg !548

6:                                                ; preds = %6, %1
  call fastcc void @add(ptr noundef %0, ptr noundef nonnull %2, i64 noundef 1), !dbg !549
  store i8 0, ptr %2, align 1, !dbg !551, !tbaa !307, !DIAssignID !552
    #dbg_assign(i8 0, !534, !DIExpression(), !552, ptr %2, !DIExpression(), !542)
  %7 = load i64, ptr %4, align 8, !dbg !553, !tbaa !207
  %8 = and i64 %7, 63, !dbg !554
  %9 = icmp eq i64 %8, 56, !dbg !555
  br i1 %9, label %10, label %6, !dbg !556, !llvm.loop !557

10:                                               ; preds = %6
  %11 = shl i64 %5, 3, !dbg !559
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !560
    #dbg_value(i64 0, !537, !DIExpression(), !561)
  %12 = lshr i64 %11, 56, !dbg !562
  %13 = trunc nuw i64 %12 to i8, !dbg !564
  store i8 %13, ptr %3, align 1, !dbg !565, !tbaa !307
    #dbg_value(i64 1, !537, !DIExpression(), !561)
  %14 = lshr i64 %11, 48, !dbg !566
  %15 = trunc i64 %14 to i8, !dbg !567
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 1, !dbg !568
  store i8 %15, ptr %16, align 1, !dbg !569, !tbaa !307
    #dbg_value(i64 2, !537, !DIExpression(), !561)
  %17 = lshr i64 %11, 40, !dbg !570
  %18 = trunc i64 %17 to i8, !dbg !571
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 2, !dbg !568
  store i8 %18, ptr %19, align 1, !dbg !572, !tbaa !307
    #dbg_value(i64 3, !537, !DIExpression(), !561)
  %20 = lshr i64 %11, 32, !dbg !573
  %21 = trunc i64 %20 to i8, !dbg !574
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 3, !dbg !568
  store i8 %21, ptr %22, align 1, !dbg !575, !tbaa !307
    #dbg_value(i64 4, !537, !DIExpression(), !561)
  %23 = lshr i64 %11, 24, !dbg !576
  %24 = trunc i64 %23 to i8, !dbg !577
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !568
  store i8 %24, ptr %25, align 1, !dbg !578, !tbaa !307
    #dbg_value(i64 5, !537, !DIExpression(), !561)
  %26 = lshr i64 %11, 16, !dbg !579
  %27 = trunc i64 %26 to i8, !dbg !580
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 5, !dbg !568
  store i8 %27, ptr %28, align 1, !dbg !581, !tbaa !307
    #dbg_value(i64 6, !537, !DIExpression(), !561)
  %29 = lshr i64 %11, 8, !dbg !582
  %30 = trunc i64 %29 to i8, !dbg !583
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 6, !dbg !568
  store i8 %30, ptr %31, align 1, !dbg !584, !tbaa !307
    #dbg_value(i64 7, !537, !DIExpression(), !561)
  %32 = trunc i64 %11 to i8, !dbg !585
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 7, !dbg !568
  store i8 %32, ptr %33, align 1, !dbg !586, !tbaa !307
    #dbg_value(i64 8, !537, !DIExpression(), !561)
  call fastcc void @add(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 8), !dbg !587
    #dbg_value(i64 0, !539, !DIExpression(), !588)
  %34 = load i32, ptr %0, align 4, !dbg !589, !tbaa !41
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %34), !dbg !591
    #dbg_value(i64 1, !539, !DIExpression(), !588)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !589
  %37 = load i32, ptr %36, align 4, !dbg !589, !tbaa !41
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %37), !dbg !591
    #dbg_value(i64 2, !539, !DIExpression(), !588)
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !589
  %40 = load i32, ptr %39, align 4, !dbg !589, !tbaa !41
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %40), !dbg !591
    #dbg_value(i64 3, !539, !DIExpression(), !588)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !589
  %43 = load i32, ptr %42, align 4, !dbg !589, !tbaa !41
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %43), !dbg !591
    #dbg_value(i64 4, !539, !DIExpression(), !588)
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !589
  %46 = load i32, ptr %45, align 4, !dbg !589, !tbaa !41
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %46), !dbg !591
    #dbg_value(i64 5, !539, !DIExpression(), !588)
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 20, !dbg !589
  %49 = load i32, ptr %48, align 4, !dbg !589, !tbaa !41
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %49), !dbg !591
    #dbg_value(i64 6, !539, !DIExpression(), !588)
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !589
  %52 = load i32, ptr %51, align 4, !dbg !589, !tbaa !41
  %53 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %52), !dbg !591
    #dbg_value(i64 7, !539, !DIExpression(), !588)
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 28, !dbg !589
  %55 = load i32, ptr %54, align 4, !dbg !589, !tbaa !41
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %55), !dbg !591
    #dbg_value(i64 8, !539, !DIExpression(), !588)
    #dbg_value(i32 10, !592, !DIExpression(), !598)
  %57 = load ptr, ptr @stdout, align 8, !dbg !600, !tbaa !601
  %58 = tail call i32 @putc(i32 noundef 10, ptr noundef %57), !dbg !603
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !604
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !604
  ret void, !dbg !605
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !606 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree nounwind
declare !dbg !612 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !616 noundef i32 @putc(i32 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}
!llvm.ident = !{!40}
!llvm.errno.tbaa = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/sha256.c", directory: ".", checksumkind: CSK_MD5, checksum: "8fe246f349d1315cd3b0e5f4cbb9ceae")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "k", scope: !9, file: !2, line: 13, type: !30, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !24, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !16, !17, !19, !20, !21}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !12, line: 24, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !14, line: 38, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!15 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !12, line: 26, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !14, line: 42, baseType: !23)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !{!0, !7, !25}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 5)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 2048, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 64)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!40 = !{!"clang version 22.1.8"}
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C/C++ TBAA"}
!45 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 105, type: !46, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !48, keyInstructions: true)
!46 = !DISubroutineType(types: !47)
!47 = !{!16, !16, !17}
!48 = !{!49, !50, !51, !52, !65, !69, !70, !72}
!49 = !DILocalVariable(name: "argc", arg: 1, scope: !45, file: !2, line: 105, type: !16)
!50 = !DILocalVariable(name: "argv", arg: 2, scope: !45, file: !2, line: 105, type: !17)
!51 = !DILocalVariable(name: "kilobytes", scope: !45, file: !2, line: 106, type: !16)
!52 = !DILocalVariable(name: "s", scope: !45, file: !2, line: 107, type: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sha256", file: !2, line: 7, size: 832, elements: !54)
!54 = !{!55, !59, !63}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !53, file: !2, line: 8, baseType: !56, size: 256)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 256, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 8)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !53, file: !2, line: 9, baseType: !60, size: 64, offset: 256)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !12, line: 27, baseType: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !14, line: 45, baseType: !62)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "block", scope: !53, file: !2, line: 10, baseType: !64, size: 512, offset: 320)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 512, elements: !31)
!65 = !DILocalVariable(name: "chunk", scope: !45, file: !2, line: 112, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 8192, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 1024)
!69 = !DILocalVariable(name: "random", scope: !45, file: !2, line: 113, type: !21)
!70 = !DILocalVariable(name: "i", scope: !71, file: !2, line: 115, type: !16)
!71 = distinct !DILexicalBlock(scope: !45, file: !2, line: 115, column: 3)
!72 = !DILocalVariable(name: "j", scope: !73, file: !2, line: 116, type: !76)
!73 = distinct !DILexicalBlock(scope: !74, file: !2, line: 116, column: 5)
!74 = distinct !DILexicalBlock(scope: !75, file: !2, line: 115, column: 39)
!75 = distinct !DILexicalBlock(scope: !71, file: !2, line: 115, column: 3)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !77, line: 18, baseType: !62)
!77 = !DIFile(filename: "clang/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!78 = distinct !DIAssignID()
!79 = !DILocation(line: 0, scope: !45)
!80 = distinct !DIAssignID()
!81 = !DILocation(line: 106, column: 24, scope: !45, atomGroup: 2, atomRank: 2)
!82 = !DILocation(line: 106, column: 19, scope: !45, atomGroup: 2, atomRank: 1)
!83 = !DILocation(line: 106, column: 35, scope: !45)
!84 = !{!85, !85, i64 0}
!85 = !{!"p1 omnipotent char", !86, i64 0}
!86 = !{!"any pointer", !43, i64 0}
!87 = !DILocalVariable(name: "__nptr", arg: 1, scope: !88, file: !89, line: 362, type: !92)
!88 = distinct !DISubprogram(name: "atoi", scope: !89, file: !89, line: 362, type: !90, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !94, keyInstructions: true)
!89 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!90 = !DISubroutineType(types: !91)
!91 = !{!16, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!94 = !{!87}
!95 = !DILocation(line: 0, scope: !88, inlinedAt: !96)
!96 = distinct !DILocation(line: 106, column: 30, scope: !45)
!97 = !DILocation(line: 364, column: 16, scope: !88, inlinedAt: !96, atomGroup: 1, atomRank: 3)
!98 = !DILocation(line: 364, column: 10, scope: !88, inlinedAt: !96, atomGroup: 1, atomRank: 2)
!99 = !DILocation(line: 106, column: 19, scope: !45)
!100 = !DILocation(line: 106, column: 19, scope: !45, atomGroup: 1, atomRank: 2)
!101 = !DILocation(line: 107, column: 3, scope: !45)
!102 = !DILocalVariable(name: "s", arg: 1, scope: !103, file: !2, line: 44, type: !106)
!103 = distinct !DISubprogram(name: "start", scope: !2, file: !2, line: 44, type: !104, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !107, keyInstructions: true)
!104 = !DISubroutineType(types: !105)
!105 = !{null, !106}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!107 = !{!102, !108, !109}
!108 = !DILocalVariable(name: "prime", scope: !103, file: !2, line: 45, type: !23)
!109 = !DILocalVariable(name: "i", scope: !110, file: !2, line: 46, type: !16)
!110 = distinct !DILexicalBlock(scope: !103, file: !2, line: 46, column: 3)
!111 = !DILocation(line: 0, scope: !103, inlinedAt: !112)
!112 = distinct !DILocation(line: 108, column: 3, scope: !45)
!113 = !DILocation(line: 0, scope: !110, inlinedAt: !112)
!114 = !DILocation(line: 46, column: 3, scope: !110, inlinedAt: !112, atomGroup: 40, atomRank: 1)
!115 = !DILocation(line: 47, column: 5, scope: !116, inlinedAt: !112)
!116 = distinct !DILexicalBlock(scope: !117, file: !2, line: 46, column: 41)
!117 = distinct !DILexicalBlock(scope: !110, file: !2, line: 46, column: 3)
!118 = !DILocalVariable(name: "n", arg: 1, scope: !119, file: !2, line: 37, type: !23)
!119 = distinct !DISubprogram(name: "is_prime", scope: !2, file: !2, line: 37, type: !120, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !122, keyInstructions: true)
!120 = !DISubroutineType(types: !121)
!121 = !{!16, !23}
!122 = !{!118, !123}
!123 = !DILocalVariable(name: "d", scope: !124, file: !2, line: 38, type: !23)
!124 = distinct !DILexicalBlock(scope: !119, file: !2, line: 38, column: 3)
!125 = !DILocation(line: 0, scope: !119, inlinedAt: !126)
!126 = distinct !DILocation(line: 47, column: 13, scope: !116, inlinedAt: !112)
!127 = !DILocation(line: 0, scope: !124, inlinedAt: !126)
!128 = !DILocation(line: 38, column: 30, scope: !129, inlinedAt: !126, atomGroup: 35, atomRank: 1)
!129 = distinct !DILexicalBlock(scope: !124, file: !2, line: 38, column: 3)
!130 = !DILocation(line: 38, column: 3, scope: !124, inlinedAt: !126, atomGroup: 36, atomRank: 1)
!131 = !DILocation(line: 38, column: 37, scope: !129, inlinedAt: !126, atomGroup: 6, atomRank: 2)
!132 = !DILocation(line: 38, column: 26, scope: !129, inlinedAt: !126)
!133 = !DILocation(line: 38, column: 30, scope: !129, inlinedAt: !126, atomGroup: 2, atomRank: 1)
!134 = !DILocation(line: 38, column: 3, scope: !124, inlinedAt: !126, atomGroup: 3, atomRank: 1)
!135 = distinct !{!135, !136, !137, !138}
!136 = !DILocation(line: 38, column: 3, scope: !124, inlinedAt: !126)
!137 = !DILocation(line: 40, column: 14, scope: !124, inlinedAt: !126)
!138 = !{!"llvm.loop.mustprogress"}
!139 = !DILocation(line: 39, column: 11, scope: !140, inlinedAt: !126)
!140 = distinct !DILexicalBlock(scope: !129, file: !2, line: 39, column: 9)
!141 = !DILocation(line: 39, column: 15, scope: !140, inlinedAt: !126, atomGroup: 4, atomRank: 2)
!142 = !DILocation(line: 39, column: 15, scope: !140, inlinedAt: !126, atomGroup: 4, atomRank: 1)
!143 = !DILocation(line: 47, column: 5, scope: !116, inlinedAt: !112, atomGroup: 6, atomRank: 1)
!144 = !DILocation(line: 48, column: 12, scope: !116, inlinedAt: !112, atomGroup: 7, atomRank: 2)
!145 = distinct !{!145, !115, !146, !138}
!146 = !DILocation(line: 48, column: 12, scope: !116, inlinedAt: !112)
!147 = !DILocalVariable(name: "prime", arg: 1, scope: !148, file: !2, line: 17, type: !23)
!148 = distinct !DISubprogram(name: "root_fraction", scope: !2, file: !2, line: 17, type: !149, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !151, keyInstructions: true)
!149 = !DISubroutineType(types: !150)
!150 = !{!21, !23, !16}
!151 = !{!147, !152, !153, !154, !155, !157, !158}
!152 = !DILocalVariable(name: "degree", arg: 2, scope: !148, file: !2, line: 17, type: !16)
!153 = !DILocalVariable(name: "low", scope: !148, file: !2, line: 19, type: !20)
!154 = !DILocalVariable(name: "high", scope: !148, file: !2, line: 19, type: !20)
!155 = !DILocalVariable(name: "middle", scope: !156, file: !2, line: 21, type: !20)
!156 = distinct !DILexicalBlock(scope: !148, file: !2, line: 20, column: 26)
!157 = !DILocalVariable(name: "power", scope: !156, file: !2, line: 23, type: !20)
!158 = !DILocalVariable(name: "above", scope: !156, file: !2, line: 24, type: !16)
!159 = !DILocation(line: 0, scope: !148, inlinedAt: !160)
!160 = distinct !DILocation(line: 49, column: 12, scope: !116, inlinedAt: !112)
!161 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !160, atomGroup: 38, atomRank: 1)
!162 = !DILocation(line: 21, column: 37, scope: !156, inlinedAt: !160)
!163 = !DILocation(line: 21, column: 45, scope: !156, inlinedAt: !160, atomGroup: 5, atomRank: 2)
!164 = !DILocation(line: 0, scope: !156, inlinedAt: !160)
!165 = !DILocation(line: 23, column: 38, scope: !156, inlinedAt: !160, atomGroup: 6, atomRank: 2)
!166 = !DILocation(line: 28, column: 21, scope: !167, inlinedAt: !160)
!167 = distinct !DILexicalBlock(scope: !156, file: !2, line: 25, column: 9)
!168 = !DILocation(line: 28, column: 30, scope: !167, inlinedAt: !160, atomGroup: 9, atomRank: 3)
!169 = !DILocation(line: 20, column: 15, scope: !148, inlinedAt: !160)
!170 = !DILocation(line: 20, column: 21, scope: !148, inlinedAt: !160, atomGroup: 3, atomRank: 1)
!171 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !160, atomGroup: 4, atomRank: 1)
!172 = distinct !{!172, !173, !174, !138}
!173 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !160)
!174 = !DILocation(line: 33, column: 3, scope: !148, inlinedAt: !160)
!175 = !DILocation(line: 34, column: 10, scope: !148, inlinedAt: !160, atomGroup: 14, atomRank: 2)
!176 = !DILocation(line: 49, column: 5, scope: !116, inlinedAt: !112)
!177 = !DILocation(line: 49, column: 10, scope: !116, inlinedAt: !112, atomGroup: 8, atomRank: 1)
!178 = !DILocation(line: 50, column: 11, scope: !179, inlinedAt: !112, atomGroup: 9, atomRank: 2)
!179 = distinct !DILexicalBlock(scope: !116, file: !2, line: 50, column: 9)
!180 = !DILocation(line: 50, column: 11, scope: !179, inlinedAt: !112, atomGroup: 9, atomRank: 1)
!181 = !DILocation(line: 0, scope: !148, inlinedAt: !182)
!182 = distinct !DILocation(line: 51, column: 21, scope: !179, inlinedAt: !112)
!183 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !182, atomGroup: 38, atomRank: 1)
!184 = !DILocation(line: 21, column: 37, scope: !156, inlinedAt: !182)
!185 = !DILocation(line: 21, column: 45, scope: !156, inlinedAt: !182, atomGroup: 5, atomRank: 2)
!186 = !DILocation(line: 0, scope: !156, inlinedAt: !182)
!187 = !DILocation(line: 23, column: 38, scope: !156, inlinedAt: !182, atomGroup: 6, atomRank: 2)
!188 = !DILocation(line: 26, column: 21, scope: !167, inlinedAt: !182, atomGroup: 8, atomRank: 3)
!189 = !DILocation(line: 20, column: 15, scope: !148, inlinedAt: !182)
!190 = !DILocation(line: 20, column: 21, scope: !148, inlinedAt: !182, atomGroup: 3, atomRank: 1)
!191 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !182, atomGroup: 4, atomRank: 1)
!192 = distinct !{!192, !193, !194, !138}
!193 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !182)
!194 = !DILocation(line: 33, column: 3, scope: !148, inlinedAt: !182)
!195 = !DILocation(line: 34, column: 10, scope: !148, inlinedAt: !182, atomGroup: 14, atomRank: 2)
!196 = !DILocation(line: 51, column: 7, scope: !179, inlinedAt: !112)
!197 = !DILocation(line: 51, column: 19, scope: !179, inlinedAt: !112, atomGroup: 10, atomRank: 1)
!198 = !DILocation(line: 46, column: 28, scope: !117, inlinedAt: !112, atomGroup: 11, atomRank: 2)
!199 = !DILocation(line: 46, column: 37, scope: !117, inlinedAt: !112, atomGroup: 12, atomRank: 2)
!200 = !DILocation(line: 46, column: 21, scope: !117, inlinedAt: !112, atomGroup: 3, atomRank: 1)
!201 = !DILocation(line: 46, column: 3, scope: !110, inlinedAt: !112, atomGroup: 4, atomRank: 1)
!202 = distinct !{!202, !203, !204, !138}
!203 = !DILocation(line: 46, column: 3, scope: !110, inlinedAt: !112)
!204 = !DILocation(line: 52, column: 3, scope: !110, inlinedAt: !112)
!205 = !DILocation(line: 53, column: 6, scope: !103, inlinedAt: !112)
!206 = !DILocation(line: 53, column: 13, scope: !103, inlinedAt: !112, atomGroup: 14, atomRank: 1)
!207 = !{!208, !209, i64 32}
!208 = !{!"sha256", !43, i64 0, !209, i64 32, !43, i64 40}
!209 = !{!"long", !43, i64 0}
!210 = distinct !DIAssignID()
!211 = !DILocation(line: 109, column: 3, scope: !45)
!212 = !DILocation(line: 110, column: 3, scope: !45)
!213 = !DILocation(line: 112, column: 3, scope: !45)
!214 = !DILocation(line: 0, scope: !103, inlinedAt: !215)
!215 = distinct !DILocation(line: 114, column: 3, scope: !45)
!216 = !DILocation(line: 0, scope: !110, inlinedAt: !215)
!217 = !DILocation(line: 46, column: 3, scope: !110, inlinedAt: !215, atomGroup: 40, atomRank: 1)
!218 = !DILocation(line: 47, column: 5, scope: !116, inlinedAt: !215)
!219 = !DILocation(line: 0, scope: !119, inlinedAt: !220)
!220 = distinct !DILocation(line: 47, column: 13, scope: !116, inlinedAt: !215)
!221 = !DILocation(line: 0, scope: !124, inlinedAt: !220)
!222 = !DILocation(line: 38, column: 30, scope: !129, inlinedAt: !220, atomGroup: 35, atomRank: 1)
!223 = !DILocation(line: 38, column: 3, scope: !124, inlinedAt: !220, atomGroup: 36, atomRank: 1)
!224 = !DILocation(line: 38, column: 37, scope: !129, inlinedAt: !220, atomGroup: 6, atomRank: 2)
!225 = !DILocation(line: 38, column: 26, scope: !129, inlinedAt: !220)
!226 = !DILocation(line: 38, column: 30, scope: !129, inlinedAt: !220, atomGroup: 2, atomRank: 1)
!227 = !DILocation(line: 38, column: 3, scope: !124, inlinedAt: !220, atomGroup: 3, atomRank: 1)
!228 = distinct !{!228, !229, !230, !138}
!229 = !DILocation(line: 38, column: 3, scope: !124, inlinedAt: !220)
!230 = !DILocation(line: 40, column: 14, scope: !124, inlinedAt: !220)
!231 = !DILocation(line: 39, column: 11, scope: !140, inlinedAt: !220)
!232 = !DILocation(line: 39, column: 15, scope: !140, inlinedAt: !220, atomGroup: 4, atomRank: 2)
!233 = !DILocation(line: 39, column: 15, scope: !140, inlinedAt: !220, atomGroup: 4, atomRank: 1)
!234 = !DILocation(line: 47, column: 5, scope: !116, inlinedAt: !215, atomGroup: 6, atomRank: 1)
!235 = !DILocation(line: 48, column: 12, scope: !116, inlinedAt: !215, atomGroup: 7, atomRank: 2)
!236 = distinct !{!236, !218, !237, !138}
!237 = !DILocation(line: 48, column: 12, scope: !116, inlinedAt: !215)
!238 = !DILocation(line: 0, scope: !148, inlinedAt: !239)
!239 = distinct !DILocation(line: 49, column: 12, scope: !116, inlinedAt: !215)
!240 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !239, atomGroup: 38, atomRank: 1)
!241 = !DILocation(line: 21, column: 37, scope: !156, inlinedAt: !239)
!242 = !DILocation(line: 21, column: 45, scope: !156, inlinedAt: !239, atomGroup: 5, atomRank: 2)
!243 = !DILocation(line: 0, scope: !156, inlinedAt: !239)
!244 = !DILocation(line: 23, column: 38, scope: !156, inlinedAt: !239, atomGroup: 6, atomRank: 2)
!245 = !DILocation(line: 28, column: 21, scope: !167, inlinedAt: !239)
!246 = !DILocation(line: 28, column: 30, scope: !167, inlinedAt: !239, atomGroup: 9, atomRank: 3)
!247 = !DILocation(line: 20, column: 15, scope: !148, inlinedAt: !239)
!248 = !DILocation(line: 20, column: 21, scope: !148, inlinedAt: !239, atomGroup: 3, atomRank: 1)
!249 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !239, atomGroup: 4, atomRank: 1)
!250 = distinct !{!250, !251, !252, !138}
!251 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !239)
!252 = !DILocation(line: 33, column: 3, scope: !148, inlinedAt: !239)
!253 = !DILocation(line: 34, column: 10, scope: !148, inlinedAt: !239, atomGroup: 14, atomRank: 2)
!254 = !DILocation(line: 49, column: 5, scope: !116, inlinedAt: !215)
!255 = !DILocation(line: 49, column: 10, scope: !116, inlinedAt: !215, atomGroup: 8, atomRank: 1)
!256 = !DILocation(line: 50, column: 11, scope: !179, inlinedAt: !215, atomGroup: 9, atomRank: 2)
!257 = !DILocation(line: 50, column: 11, scope: !179, inlinedAt: !215, atomGroup: 9, atomRank: 1)
!258 = !DILocation(line: 0, scope: !148, inlinedAt: !259)
!259 = distinct !DILocation(line: 51, column: 21, scope: !179, inlinedAt: !215)
!260 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !259, atomGroup: 38, atomRank: 1)
!261 = !DILocation(line: 21, column: 37, scope: !156, inlinedAt: !259)
!262 = !DILocation(line: 21, column: 45, scope: !156, inlinedAt: !259, atomGroup: 5, atomRank: 2)
!263 = !DILocation(line: 0, scope: !156, inlinedAt: !259)
!264 = !DILocation(line: 23, column: 38, scope: !156, inlinedAt: !259, atomGroup: 6, atomRank: 2)
!265 = !DILocation(line: 26, column: 21, scope: !167, inlinedAt: !259, atomGroup: 8, atomRank: 3)
!266 = !DILocation(line: 20, column: 15, scope: !148, inlinedAt: !259)
!267 = !DILocation(line: 20, column: 21, scope: !148, inlinedAt: !259, atomGroup: 3, atomRank: 1)
!268 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !259, atomGroup: 4, atomRank: 1)
!269 = distinct !{!269, !270, !271, !138}
!270 = !DILocation(line: 20, column: 3, scope: !148, inlinedAt: !259)
!271 = !DILocation(line: 33, column: 3, scope: !148, inlinedAt: !259)
!272 = !DILocation(line: 34, column: 10, scope: !148, inlinedAt: !259, atomGroup: 14, atomRank: 2)
!273 = !DILocation(line: 51, column: 7, scope: !179, inlinedAt: !215)
!274 = !DILocation(line: 51, column: 19, scope: !179, inlinedAt: !215, atomGroup: 10, atomRank: 1)
!275 = !DILocation(line: 46, column: 28, scope: !117, inlinedAt: !215, atomGroup: 11, atomRank: 2)
!276 = !DILocation(line: 46, column: 37, scope: !117, inlinedAt: !215, atomGroup: 12, atomRank: 2)
!277 = !DILocation(line: 46, column: 21, scope: !117, inlinedAt: !215, atomGroup: 3, atomRank: 1)
!278 = !DILocation(line: 46, column: 3, scope: !110, inlinedAt: !215, atomGroup: 4, atomRank: 1)
!279 = distinct !{!279, !280, !281, !138}
!280 = !DILocation(line: 46, column: 3, scope: !110, inlinedAt: !215)
!281 = !DILocation(line: 52, column: 3, scope: !110, inlinedAt: !215)
!282 = !DILocation(line: 53, column: 13, scope: !103, inlinedAt: !215, atomGroup: 14, atomRank: 1)
!283 = distinct !DIAssignID()
!284 = !DILocation(line: 0, scope: !71)
!285 = !DILocation(line: 115, column: 21, scope: !75, atomGroup: 134, atomRank: 1)
!286 = !DILocation(line: 115, column: 3, scope: !71, atomGroup: 135, atomRank: 1)
!287 = !DILocation(line: 0, scope: !73)
!288 = !DILocation(line: 116, column: 5, scope: !73, atomGroup: 133, atomRank: 1)
!289 = !DILocation(line: 122, column: 3, scope: !45)
!290 = !DILocation(line: 124, column: 1, scope: !45)
!291 = !DILocation(line: 124, column: 1, scope: !45, atomGroup: 17, atomRank: 1)
!292 = !DILocation(line: 120, column: 5, scope: !74)
!293 = !DILocation(line: 115, column: 35, scope: !75, atomGroup: 14, atomRank: 2)
!294 = !DILocation(line: 115, column: 21, scope: !75, atomGroup: 5, atomRank: 1)
!295 = !DILocation(line: 115, column: 3, scope: !71, atomGroup: 6, atomRank: 1)
!296 = distinct !{!296, !297, !298, !138}
!297 = !DILocation(line: 115, column: 3, scope: !71)
!298 = !DILocation(line: 121, column: 3, scope: !71)
!299 = !DILocation(line: 117, column: 23, scope: !300)
!300 = distinct !DILexicalBlock(scope: !301, file: !2, line: 116, column: 47)
!301 = distinct !DILexicalBlock(scope: !73, file: !2, line: 116, column: 5)
!302 = !DILocation(line: 117, column: 33, scope: !300, atomGroup: 10, atomRank: 2)
!303 = !DILocation(line: 118, column: 35, scope: !300, atomGroup: 11, atomRank: 3)
!304 = !DILocation(line: 118, column: 18, scope: !300, atomGroup: 11, atomRank: 2)
!305 = !DILocation(line: 118, column: 7, scope: !300)
!306 = !DILocation(line: 118, column: 16, scope: !300, atomGroup: 11, atomRank: 1)
!307 = !{!43, !43, i64 0}
!308 = !DILocation(line: 117, column: 33, scope: !300, atomGroup: 136, atomRank: 2)
!309 = !DILocation(line: 118, column: 35, scope: !300, atomGroup: 137, atomRank: 3)
!310 = !DILocation(line: 118, column: 18, scope: !300, atomGroup: 137, atomRank: 2)
!311 = !DILocation(line: 118, column: 16, scope: !300, atomGroup: 137, atomRank: 1)
!312 = !DILocation(line: 117, column: 33, scope: !300, atomGroup: 141, atomRank: 2)
!313 = !DILocation(line: 118, column: 35, scope: !300, atomGroup: 142, atomRank: 3)
!314 = !DILocation(line: 118, column: 18, scope: !300, atomGroup: 142, atomRank: 2)
!315 = !DILocation(line: 118, column: 16, scope: !300, atomGroup: 142, atomRank: 1)
!316 = !DILocation(line: 117, column: 33, scope: !300, atomGroup: 146, atomRank: 2)
!317 = !DILocation(line: 118, column: 35, scope: !300, atomGroup: 147, atomRank: 3)
!318 = !DILocation(line: 118, column: 18, scope: !300, atomGroup: 147, atomRank: 2)
!319 = !DILocation(line: 118, column: 16, scope: !300, atomGroup: 147, atomRank: 1)
!320 = !DILocation(line: 116, column: 43, scope: !301, atomGroup: 148, atomRank: 2)
!321 = !DILocation(line: 116, column: 26, scope: !301, atomGroup: 149, atomRank: 1)
!322 = !DILocation(line: 116, column: 5, scope: !73, atomGroup: 150, atomRank: 1)
!323 = distinct !{!323, !324, !325, !138}
!324 = !DILocation(line: 116, column: 5, scope: !73)
!325 = !DILocation(line: 119, column: 5, scope: !73)
!326 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 80, type: !327, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !331, keyInstructions: true)
!327 = !DISubroutineType(types: !328)
!328 = !{null, !106, !329, !76}
!329 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !330, size: 64)
!330 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!331 = !{!332, !333, !334, !335, !338}
!332 = !DILocalVariable(name: "s", arg: 1, scope: !326, file: !2, line: 80, type: !106)
!333 = !DILocalVariable(name: "data", arg: 2, scope: !326, file: !2, line: 80, type: !329)
!334 = !DILocalVariable(name: "length", arg: 3, scope: !326, file: !2, line: 80, type: !76)
!335 = !DILocalVariable(name: "bytes", scope: !326, file: !2, line: 81, type: !336)
!336 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !337, size: 64)
!337 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!338 = !DILocalVariable(name: "i", scope: !339, file: !2, line: 82, type: !76)
!339 = distinct !DILexicalBlock(scope: !326, file: !2, line: 82, column: 3)
!340 = distinct !DIAssignID()
!341 = !DILocalVariable(name: "w", scope: !342, file: !2, line: 59, type: !30)
!342 = distinct !DISubprogram(name: "compress", scope: !2, file: !2, line: 58, type: !104, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !343, keyInstructions: true)
!343 = !{!344, !341, !345, !346, !348, !350, !353, !354, !356, !359, !360, !361, !362}
!344 = !DILocalVariable(name: "s", arg: 1, scope: !342, file: !2, line: 58, type: !106)
!345 = !DILocalVariable(name: "v", scope: !342, file: !2, line: 59, type: !56)
!346 = !DILocalVariable(name: "i", scope: !347, file: !2, line: 60, type: !16)
!347 = distinct !DILexicalBlock(scope: !342, file: !2, line: 60, column: 3)
!348 = !DILocalVariable(name: "i", scope: !349, file: !2, line: 63, type: !16)
!349 = distinct !DILexicalBlock(scope: !342, file: !2, line: 63, column: 3)
!350 = !DILocalVariable(name: "a", scope: !351, file: !2, line: 64, type: !21)
!351 = distinct !DILexicalBlock(scope: !352, file: !2, line: 63, column: 33)
!352 = distinct !DILexicalBlock(scope: !349, file: !2, line: 63, column: 3)
!353 = !DILocalVariable(name: "b", scope: !351, file: !2, line: 64, type: !21)
!354 = !DILocalVariable(name: "i", scope: !355, file: !2, line: 68, type: !16)
!355 = distinct !DILexicalBlock(scope: !342, file: !2, line: 68, column: 3)
!356 = !DILocalVariable(name: "a", scope: !357, file: !2, line: 69, type: !21)
!357 = distinct !DILexicalBlock(scope: !358, file: !2, line: 68, column: 32)
!358 = distinct !DILexicalBlock(scope: !355, file: !2, line: 68, column: 3)
!359 = !DILocalVariable(name: "e", scope: !357, file: !2, line: 69, type: !21)
!360 = !DILocalVariable(name: "one", scope: !357, file: !2, line: 70, type: !21)
!361 = !DILocalVariable(name: "two", scope: !357, file: !2, line: 71, type: !21)
!362 = !DILocalVariable(name: "i", scope: !363, file: !2, line: 76, type: !16)
!363 = distinct !DILexicalBlock(scope: !342, file: !2, line: 76, column: 3)
!364 = !DILocation(line: 0, scope: !342, inlinedAt: !365)
!365 = distinct !DILocation(line: 85, column: 7, scope: !366)
!366 = distinct !DILexicalBlock(scope: !367, file: !2, line: 84, column: 9)
!367 = distinct !DILexicalBlock(scope: !368, file: !2, line: 82, column: 39)
!368 = distinct !DILexicalBlock(scope: !339, file: !2, line: 82, column: 3)
!369 = distinct !DIAssignID()
!370 = !DILocation(line: 0, scope: !326)
!371 = !DILocation(line: 0, scope: !339)
!372 = !DILocation(line: 82, column: 3, scope: !339, atomGroup: 78, atomRank: 1)
!373 = !DILocation(line: 87, column: 1, scope: !326, atomGroup: 10, atomRank: 1)
!374 = !DILocation(line: 83, column: 34, scope: !367)
!375 = !DILocation(line: 83, column: 34, scope: !367, atomGroup: 5, atomRank: 2)
!376 = !DILocation(line: 83, column: 23, scope: !367, atomGroup: 6, atomRank: 2)
!377 = !DILocation(line: 83, column: 23, scope: !367, atomGroup: 6, atomRank: 1)
!378 = !DILocation(line: 83, column: 26, scope: !367)
!379 = !DILocation(line: 83, column: 5, scope: !367)
!380 = !DILocation(line: 83, column: 32, scope: !367, atomGroup: 5, atomRank: 1)
!381 = !DILocation(line: 84, column: 19, scope: !366)
!382 = !DILocation(line: 84, column: 24, scope: !366, atomGroup: 7, atomRank: 2)
!383 = !DILocation(line: 84, column: 24, scope: !366, atomGroup: 7, atomRank: 1)
!384 = !DILocation(line: 59, column: 3, scope: !342, inlinedAt: !365)
!385 = !DILocation(line: 0, scope: !347, inlinedAt: !365)
!386 = !DILocation(line: 60, column: 3, scope: !347, inlinedAt: !365, atomGroup: 42, atomRank: 1)
!387 = !DILocation(line: 61, column: 33, scope: !388, inlinedAt: !365)
!388 = distinct !DILexicalBlock(scope: !347, file: !2, line: 60, column: 3)
!389 = !DILocation(line: 61, column: 22, scope: !388, inlinedAt: !365)
!390 = !DILocation(line: 61, column: 12, scope: !388, inlinedAt: !365)
!391 = !DILocation(line: 61, column: 38, scope: !388, inlinedAt: !365)
!392 = !DILocation(line: 61, column: 56, scope: !388, inlinedAt: !365)
!393 = !DILocation(line: 61, column: 46, scope: !388, inlinedAt: !365)
!394 = !DILocation(line: 61, column: 76, scope: !388, inlinedAt: !365)
!395 = !DILocation(line: 61, column: 44, scope: !388, inlinedAt: !365)
!396 = !DILocation(line: 62, column: 22, scope: !388, inlinedAt: !365)
!397 = !DILocation(line: 62, column: 12, scope: !388, inlinedAt: !365)
!398 = !DILocation(line: 62, column: 42, scope: !388, inlinedAt: !365)
!399 = !DILocation(line: 61, column: 82, scope: !388, inlinedAt: !365)
!400 = !DILocation(line: 62, column: 49, scope: !388, inlinedAt: !365)
!401 = !DILocation(line: 62, column: 47, scope: !388, inlinedAt: !365, atomGroup: 4, atomRank: 2)
!402 = !DILocation(line: 61, column: 5, scope: !388, inlinedAt: !365)
!403 = !DILocation(line: 61, column: 10, scope: !388, inlinedAt: !365, atomGroup: 4, atomRank: 1)
!404 = !DILocation(line: 60, column: 28, scope: !388, inlinedAt: !365, atomGroup: 5, atomRank: 2)
!405 = !DILocation(line: 60, column: 21, scope: !388, inlinedAt: !365, atomGroup: 2, atomRank: 1)
!406 = !DILocation(line: 60, column: 3, scope: !347, inlinedAt: !365, atomGroup: 3, atomRank: 1)
!407 = distinct !{!407, !408, !409, !138}
!408 = !DILocation(line: 60, column: 3, scope: !347, inlinedAt: !365)
!409 = !DILocation(line: 62, column: 67, scope: !347, inlinedAt: !365)
!410 = !DILocation(line: 67, column: 3, scope: !342, inlinedAt: !365, atomGroup: 15, atomRank: 1)
!411 = distinct !DIAssignID()
!412 = !DILocation(line: 0, scope: !355, inlinedAt: !365)
!413 = !DILocation(line: 69, column: 28, scope: !357, inlinedAt: !365, atomGroup: 20, atomRank: 2)
!414 = !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !365, atomGroup: 46, atomRank: 1)
!415 = !DILocation(line: 0, scope: !349, inlinedAt: !365)
!416 = !DILocation(line: 64, column: 18, scope: !351, inlinedAt: !365)
!417 = !DILocation(line: 64, column: 18, scope: !351, inlinedAt: !365, atomGroup: 10, atomRank: 2)
!418 = !DILocation(line: 0, scope: !351, inlinedAt: !365)
!419 = !DILocation(line: 64, column: 33, scope: !351, inlinedAt: !365)
!420 = !DILocation(line: 64, column: 33, scope: !351, inlinedAt: !365, atomGroup: 11, atomRank: 2)
!421 = !DILocation(line: 65, column: 12, scope: !351, inlinedAt: !365)
!422 = !DILocalVariable(name: "x", arg: 1, scope: !423, file: !2, line: 56, type: !21)
!423 = distinct !DISubprogram(name: "rotate", scope: !2, file: !2, line: 56, type: !424, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !426, keyInstructions: true)
!424 = !DISubroutineType(types: !425)
!425 = !{!21, !21, !16}
!426 = !{!422, !427}
!427 = !DILocalVariable(name: "n", arg: 2, scope: !423, file: !2, line: 56, type: !16)
!428 = !DILocation(line: 0, scope: !423, inlinedAt: !429)
!429 = distinct !DILocation(line: 65, column: 25, scope: !351, inlinedAt: !365)
!430 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !429, atomGroup: 1, atomRank: 2)
!431 = !DILocation(line: 0, scope: !423, inlinedAt: !432)
!432 = distinct !DILocation(line: 65, column: 40, scope: !351, inlinedAt: !365)
!433 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !432, atomGroup: 1, atomRank: 2)
!434 = !DILocation(line: 65, column: 38, scope: !351, inlinedAt: !365)
!435 = !DILocation(line: 65, column: 58, scope: !351, inlinedAt: !365)
!436 = !DILocation(line: 65, column: 54, scope: !351, inlinedAt: !365)
!437 = !DILocation(line: 65, column: 22, scope: !351, inlinedAt: !365)
!438 = !DILocation(line: 65, column: 66, scope: !351, inlinedAt: !365)
!439 = !DILocation(line: 65, column: 64, scope: !351, inlinedAt: !365)
!440 = !DILocation(line: 0, scope: !423, inlinedAt: !441)
!441 = distinct !DILocation(line: 65, column: 78, scope: !351, inlinedAt: !365)
!442 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !441, atomGroup: 1, atomRank: 2)
!443 = !DILocation(line: 0, scope: !423, inlinedAt: !444)
!444 = distinct !DILocation(line: 65, column: 94, scope: !351, inlinedAt: !365)
!445 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !444, atomGroup: 1, atomRank: 2)
!446 = !DILocation(line: 65, column: 92, scope: !351, inlinedAt: !365)
!447 = !DILocation(line: 65, column: 112, scope: !351, inlinedAt: !365)
!448 = !DILocation(line: 65, column: 108, scope: !351, inlinedAt: !365)
!449 = !DILocation(line: 65, column: 75, scope: !351, inlinedAt: !365, atomGroup: 12, atomRank: 2)
!450 = !DILocation(line: 65, column: 10, scope: !351, inlinedAt: !365, atomGroup: 12, atomRank: 1)
!451 = !DILocation(line: 63, column: 29, scope: !352, inlinedAt: !365, atomGroup: 13, atomRank: 2)
!452 = !DILocation(line: 63, column: 22, scope: !352, inlinedAt: !365, atomGroup: 8, atomRank: 1)
!453 = !DILocation(line: 63, column: 3, scope: !349, inlinedAt: !365, atomGroup: 9, atomRank: 1)
!454 = distinct !{!454, !455, !456, !138}
!455 = !DILocation(line: 63, column: 3, scope: !349, inlinedAt: !365)
!456 = !DILocation(line: 66, column: 3, scope: !349, inlinedAt: !365)
!457 = !DILocation(line: 0, scope: !357, inlinedAt: !365)
!458 = !DILocation(line: 70, column: 20, scope: !357, inlinedAt: !365)
!459 = !DILocation(line: 0, scope: !423, inlinedAt: !460)
!460 = distinct !DILocation(line: 70, column: 28, scope: !357, inlinedAt: !365)
!461 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !460, atomGroup: 1, atomRank: 2)
!462 = !DILocation(line: 0, scope: !423, inlinedAt: !463)
!463 = distinct !DILocation(line: 70, column: 43, scope: !357, inlinedAt: !365)
!464 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !463, atomGroup: 1, atomRank: 2)
!465 = !DILocation(line: 70, column: 41, scope: !357, inlinedAt: !365)
!466 = !DILocation(line: 0, scope: !423, inlinedAt: !467)
!467 = distinct !DILocation(line: 70, column: 59, scope: !357, inlinedAt: !365)
!468 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !467, atomGroup: 1, atomRank: 2)
!469 = !DILocation(line: 70, column: 57, scope: !357, inlinedAt: !365)
!470 = !DILocation(line: 70, column: 82, scope: !357, inlinedAt: !365)
!471 = !DILocation(line: 70, column: 80, scope: !357, inlinedAt: !365)
!472 = !DILocation(line: 70, column: 91, scope: !357, inlinedAt: !365)
!473 = !DILocation(line: 70, column: 96, scope: !357, inlinedAt: !365)
!474 = !DILocation(line: 70, column: 94, scope: !357, inlinedAt: !365)
!475 = !DILocation(line: 70, column: 105, scope: !357, inlinedAt: !365)
!476 = !DILocation(line: 70, column: 112, scope: !357, inlinedAt: !365)
!477 = !DILocation(line: 70, column: 88, scope: !357, inlinedAt: !365)
!478 = !DILocation(line: 70, column: 25, scope: !357, inlinedAt: !365)
!479 = !DILocation(line: 70, column: 74, scope: !357, inlinedAt: !365)
!480 = !DILocation(line: 70, column: 103, scope: !357, inlinedAt: !365)
!481 = !DILocation(line: 70, column: 110, scope: !357, inlinedAt: !365, atomGroup: 21, atomRank: 2)
!482 = !DILocation(line: 0, scope: !423, inlinedAt: !483)
!483 = distinct !DILocation(line: 71, column: 21, scope: !357, inlinedAt: !365)
!484 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !483, atomGroup: 1, atomRank: 2)
!485 = !DILocation(line: 0, scope: !423, inlinedAt: !486)
!486 = distinct !DILocation(line: 71, column: 36, scope: !357, inlinedAt: !365)
!487 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !486, atomGroup: 1, atomRank: 2)
!488 = !DILocation(line: 71, column: 34, scope: !357, inlinedAt: !365)
!489 = !DILocation(line: 0, scope: !423, inlinedAt: !490)
!490 = distinct !DILocation(line: 71, column: 52, scope: !357, inlinedAt: !365)
!491 = !DILocation(line: 56, column: 59, scope: !423, inlinedAt: !490, atomGroup: 1, atomRank: 2)
!492 = !DILocation(line: 71, column: 50, scope: !357, inlinedAt: !365)
!493 = !DILocation(line: 71, column: 75, scope: !357, inlinedAt: !365)
!494 = !DILocation(line: 71, column: 88, scope: !357, inlinedAt: !365)
!495 = !DILocation(line: 71, column: 81, scope: !357, inlinedAt: !365)
!496 = !DILocation(line: 71, column: 102, scope: !357, inlinedAt: !365)
!497 = !DILocation(line: 71, column: 94, scope: !357, inlinedAt: !365)
!498 = !DILocation(line: 72, column: 5, scope: !357, inlinedAt: !365, atomGroup: 23, atomRank: 1)
!499 = distinct !DIAssignID()
!500 = !DILocation(line: 73, column: 10, scope: !357, inlinedAt: !365)
!501 = !DILocation(line: 73, column: 10, scope: !357, inlinedAt: !365, atomGroup: 24, atomRank: 2)
!502 = !DILocation(line: 73, column: 10, scope: !357, inlinedAt: !365, atomGroup: 24, atomRank: 1)
!503 = distinct !DIAssignID()
!504 = !DILocation(line: 71, column: 67, scope: !357, inlinedAt: !365, atomGroup: 22, atomRank: 2)
!505 = !DILocation(line: 74, column: 16, scope: !357, inlinedAt: !365, atomGroup: 25, atomRank: 2)
!506 = !DILocation(line: 74, column: 10, scope: !357, inlinedAt: !365, atomGroup: 25, atomRank: 1)
!507 = distinct !DIAssignID()
!508 = !DILocation(line: 68, column: 28, scope: !358, inlinedAt: !365, atomGroup: 26, atomRank: 2)
!509 = !DILocation(line: 68, column: 21, scope: !358, inlinedAt: !365, atomGroup: 17, atomRank: 1)
!510 = !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !365, atomGroup: 18, atomRank: 1)
!511 = distinct !{!511, !512, !513, !138}
!512 = !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !365)
!513 = !DILocation(line: 75, column: 3, scope: !355, inlinedAt: !365)
!514 = !DILocation(line: 0, scope: !363, inlinedAt: !365)
!515 = !DILocation(line: 77, column: 20, scope: !516, inlinedAt: !365)
!516 = distinct !DILexicalBlock(scope: !363, file: !2, line: 76, column: 3)
!517 = !DILocation(line: 77, column: 17, scope: !516, inlinedAt: !365)
!518 = !DILocation(line: 77, column: 17, scope: !516, inlinedAt: !365, atomGroup: 31, atomRank: 2)
!519 = !DILocation(line: 77, column: 17, scope: !516, inlinedAt: !365, atomGroup: 31, atomRank: 1)
!520 = !DILocation(line: 77, column: 17, scope: !516, inlinedAt: !365, atomGroup: 61, atomRank: 2)
!521 = !DILocation(line: 77, column: 17, scope: !516, inlinedAt: !365, atomGroup: 61, atomRank: 1)
!522 = !DILocation(line: 78, column: 1, scope: !342, inlinedAt: !365)
!523 = !DILocation(line: 85, column: 7, scope: !366)
!524 = !DILocation(line: 82, column: 35, scope: !368, atomGroup: 8, atomRank: 2)
!525 = !DILocation(line: 82, column: 24, scope: !368, atomGroup: 3, atomRank: 1)
!526 = !DILocation(line: 82, column: 3, scope: !339, atomGroup: 4, atomRank: 1)
!527 = distinct !{!527, !528, !529, !138}
!528 = !DILocation(line: 82, column: 3, scope: !339)
!529 = !DILocation(line: 86, column: 3, scope: !339)
!530 = distinct !DISubprogram(name: "finish", scope: !2, file: !2, line: 89, type: !104, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !531, keyInstructions: true)
!531 = !{!532, !533, !534, !535, !537, !539}
!532 = !DILocalVariable(name: "s", arg: 1, scope: !530, file: !2, line: 89, type: !106)
!533 = !DILocalVariable(name: "bits", scope: !530, file: !2, line: 90, type: !60)
!534 = !DILocalVariable(name: "byte", scope: !530, file: !2, line: 91, type: !11)
!535 = !DILocalVariable(name: "end", scope: !530, file: !2, line: 96, type: !536)
!536 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 64, elements: !57)
!537 = !DILocalVariable(name: "i", scope: !538, file: !2, line: 97, type: !16)
!538 = distinct !DILexicalBlock(scope: !530, file: !2, line: 97, column: 3)
!539 = !DILocalVariable(name: "i", scope: !540, file: !2, line: 100, type: !16)
!540 = distinct !DILexicalBlock(scope: !530, file: !2, line: 100, column: 3)
!541 = distinct !DIAssignID()
!542 = !DILocation(line: 0, scope: !530)
!543 = distinct !DIAssignID()
!544 = !DILocation(line: 90, column: 22, scope: !530)
!545 = !DILocation(line: 91, column: 3, scope: !530)
!546 = !DILocation(line: 91, column: 11, scope: !530, atomGroup: 2, atomRank: 1)
!547 = distinct !DIAssignID()
!548 = !DILocation(line: 92, column: 3, scope: !530)
!549 = !DILocation(line: 93, column: 5, scope: !550)
!550 = distinct !DILexicalBlock(scope: !530, file: !2, line: 92, column: 6)
!551 = !DILocation(line: 94, column: 10, scope: !550, atomGroup: 3, atomRank: 1)
!552 = distinct !DIAssignID()
!553 = !DILocation(line: 95, column: 15, scope: !530)
!554 = !DILocation(line: 95, column: 22, scope: !530)
!555 = !DILocation(line: 95, column: 27, scope: !530, atomGroup: 4, atomRank: 1)
!556 = !DILocation(line: 95, column: 3, scope: !550, atomGroup: 5, atomRank: 1)
!557 = distinct !{!557, !548, !558, !138}
!558 = !DILocation(line: 95, column: 32, scope: !530)
!559 = !DILocation(line: 90, column: 29, scope: !530, atomGroup: 1, atomRank: 2)
!560 = !DILocation(line: 96, column: 3, scope: !530)
!561 = !DILocation(line: 0, scope: !538)
!562 = !DILocation(line: 98, column: 29, scope: !563, atomGroup: 9, atomRank: 3)
!563 = distinct !DILexicalBlock(scope: !538, file: !2, line: 97, column: 3)
!564 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 9, atomRank: 2)
!565 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 9, atomRank: 1)
!566 = !DILocation(line: 98, column: 29, scope: !563, atomGroup: 83, atomRank: 3)
!567 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 83, atomRank: 2)
!568 = !DILocation(line: 98, column: 5, scope: !563)
!569 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 83, atomRank: 1)
!570 = !DILocation(line: 98, column: 29, scope: !563, atomGroup: 87, atomRank: 3)
!571 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 87, atomRank: 2)
!572 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 87, atomRank: 1)
!573 = !DILocation(line: 98, column: 29, scope: !563, atomGroup: 91, atomRank: 3)
!574 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 91, atomRank: 2)
!575 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 91, atomRank: 1)
!576 = !DILocation(line: 98, column: 29, scope: !563, atomGroup: 95, atomRank: 3)
!577 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 95, atomRank: 2)
!578 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 95, atomRank: 1)
!579 = !DILocation(line: 98, column: 29, scope: !563, atomGroup: 99, atomRank: 3)
!580 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 99, atomRank: 2)
!581 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 99, atomRank: 1)
!582 = !DILocation(line: 98, column: 29, scope: !563, atomGroup: 103, atomRank: 3)
!583 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 103, atomRank: 2)
!584 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 103, atomRank: 1)
!585 = !DILocation(line: 98, column: 14, scope: !563, atomGroup: 107, atomRank: 2)
!586 = !DILocation(line: 98, column: 12, scope: !563, atomGroup: 107, atomRank: 1)
!587 = !DILocation(line: 99, column: 3, scope: !530)
!588 = !DILocation(line: 0, scope: !540)
!589 = !DILocation(line: 101, column: 20, scope: !590)
!590 = distinct !DILexicalBlock(scope: !540, file: !2, line: 100, column: 3)
!591 = !DILocation(line: 101, column: 5, scope: !590)
!592 = !DILocalVariable(name: "__c", arg: 1, scope: !593, file: !594, line: 82, type: !16)
!593 = distinct !DISubprogram(name: "putchar", scope: !594, file: !594, line: 82, type: !595, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !597, keyInstructions: true)
!594 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!595 = !DISubroutineType(types: !596)
!596 = !{!16, !16}
!597 = !{!592}
!598 = !DILocation(line: 0, scope: !593, inlinedAt: !599)
!599 = distinct !DILocation(line: 102, column: 3, scope: !530)
!600 = !DILocation(line: 84, column: 21, scope: !593, inlinedAt: !599)
!601 = !{!602, !602, i64 0}
!602 = !{!"p1 _ZTS8_IO_FILE", !86, i64 0}
!603 = !DILocation(line: 84, column: 10, scope: !593, inlinedAt: !599, atomGroup: 1, atomRank: 2)
!604 = !DILocation(line: 103, column: 1, scope: !530)
!605 = !DILocation(line: 103, column: 1, scope: !530, atomGroup: 17, atomRank: 1)
!606 = !DISubprogram(name: "strtol", scope: !89, file: !89, line: 177, type: !607, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!607 = !DISubroutineType(types: !608)
!608 = !{!609, !610, !611, !16}
!609 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!610 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!611 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !17)
!612 = !DISubprogram(name: "printf", scope: !613, file: !613, line: 356, type: !614, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!613 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!614 = !DISubroutineType(types: !615)
!615 = !{!16, !610, null}
!616 = !DISubprogram(name: "putc", scope: !613, file: !613, line: 550, type: !617, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!617 = !DISubroutineType(types: !618)
!618 = !{!16, !16, !619}
!619 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !620, size: 64)
!620 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !621, line: 7, baseType: !622)
!621 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!622 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !623, line: 49, size: 1728, elements: !624)
!623 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!624 = !{!625, !626, !627, !628, !629, !630, !631, !632, !633, !634, !635, !636, !637, !640, !642, !643, !644, !646, !648, !650, !654, !657, !659, !662, !665, !666, !667, !668, !669}
!625 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !622, file: !623, line: 51, baseType: !16, size: 32)
!626 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !622, file: !623, line: 54, baseType: !18, size: 64, offset: 64)
!627 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !622, file: !623, line: 55, baseType: !18, size: 64, offset: 128)
!628 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !622, file: !623, line: 56, baseType: !18, size: 64, offset: 192)
!629 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !622, file: !623, line: 57, baseType: !18, size: 64, offset: 256)
!630 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !622, file: !623, line: 58, baseType: !18, size: 64, offset: 320)
!631 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !622, file: !623, line: 59, baseType: !18, size: 64, offset: 384)
!632 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !622, file: !623, line: 60, baseType: !18, size: 64, offset: 448)
!633 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !622, file: !623, line: 61, baseType: !18, size: 64, offset: 512)
!634 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !622, file: !623, line: 64, baseType: !18, size: 64, offset: 576)
!635 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !622, file: !623, line: 65, baseType: !18, size: 64, offset: 640)
!636 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !622, file: !623, line: 66, baseType: !18, size: 64, offset: 704)
!637 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !622, file: !623, line: 68, baseType: !638, size: 64, offset: 768)
!638 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !639, size: 64)
!639 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !623, line: 36, flags: DIFlagFwdDecl)
!640 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !622, file: !623, line: 70, baseType: !641, size: 64, offset: 832)
!641 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !622, size: 64)
!642 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !622, file: !623, line: 72, baseType: !16, size: 32, offset: 896)
!643 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !622, file: !623, line: 73, baseType: !16, size: 32, offset: 928)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !622, file: !623, line: 74, baseType: !645, size: 64, offset: 960)
!645 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !14, line: 152, baseType: !609)
!646 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !622, file: !623, line: 77, baseType: !647, size: 16, offset: 1024)
!647 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!648 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !622, file: !623, line: 78, baseType: !649, size: 8, offset: 1040)
!649 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!650 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !622, file: !623, line: 79, baseType: !651, size: 8, offset: 1048)
!651 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !652)
!652 = !{!653}
!653 = !DISubrange(count: 1)
!654 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !622, file: !623, line: 81, baseType: !655, size: 64, offset: 1088)
!655 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !656, size: 64)
!656 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !623, line: 43, baseType: null)
!657 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !622, file: !623, line: 89, baseType: !658, size: 64, offset: 1152)
!658 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !14, line: 153, baseType: !609)
!659 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !622, file: !623, line: 91, baseType: !660, size: 64, offset: 1216)
!660 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !661, size: 64)
!661 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !623, line: 37, flags: DIFlagFwdDecl)
!662 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !622, file: !623, line: 92, baseType: !663, size: 64, offset: 1280)
!663 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !664, size: 64)
!664 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !623, line: 38, flags: DIFlagFwdDecl)
!665 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !622, file: !623, line: 93, baseType: !641, size: 64, offset: 1344)
!666 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !622, file: !623, line: 94, baseType: !19, size: 64, offset: 1408)
!667 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !622, file: !623, line: 95, baseType: !76, size: 64, offset: 1472)
!668 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !622, file: !623, line: 96, baseType: !16, size: 32, offset: 1536)
!669 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !622, file: !623, line: 98, baseType: !670, size: 160, offset: 1568)
!670 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !671)
!671 = !{!672}
!672 = !DISubrange(count: 20)
