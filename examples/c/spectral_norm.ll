; ModuleID = 'examples/c/spectral_norm.c'
source_filename = "examples/c/spectral_norm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"%.9f\0A\00", align 1, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !26 {
    #dbg_value(i32 %0, !30, !DIExpression(), !46)
    #dbg_value(ptr %1, !31, !DIExpression(), !46)
  %3 = icmp sgt i32 %0, 1, !dbg !47
  br i1 %3, label %4, label %11, !dbg !48

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !49
  %6 = load ptr, ptr %5, align 8, !dbg !49, !tbaa !50
    #dbg_value(ptr %6, !53, !DIExpression(), !61)
  %7 = tail call i64 @strtol(ptr noundef nonnull captures(none) %6, ptr noundef null, i32 noundef 10) #9, !dbg !63
  %8 = trunc i64 %7 to i32, !dbg !64
    #dbg_value(i32 %8, !32, !DIExpression(), !46)
  %9 = add i32 %8, -10001, !dbg !65
  %10 = icmp ult i32 %9, -10000, !dbg !65
  br i1 %10, label %338, label %11, !dbg !65

11:                                               ; preds = %2, %4
  %12 = phi i32 [ %8, %4 ], [ 60, %2 ]
  %13 = shl nuw nsw i32 %12, 3, !dbg !67
  %14 = zext nneg i32 %13 to i64, !dbg !67
  %15 = tail call noalias ptr @malloc(i64 noundef %14) #10, !dbg !68
    #dbg_value(ptr %15, !33, !DIExpression(), !46)
  %16 = tail call noalias ptr @malloc(i64 noundef %14) #10, !dbg !69
    #dbg_value(ptr %16, !36, !DIExpression(), !46)
  %17 = tail call noalias ptr @malloc(i64 noundef %14) #10, !dbg !70
    #dbg_value(ptr %17, !37, !DIExpression(), !46)
  %18 = icmp ne ptr %15, null, !dbg !71
  %19 = icmp ne ptr %16, null
  %20 = and i1 %18, %19, !dbg !73
  %21 = icmp ne ptr %17, null
  %22 = and i1 %20, %21, !dbg !73
  br i1 %22, label %23, label %338, !dbg !73

23:                                               ; preds = %11
    #dbg_value(i32 0, !38, !DIExpression(), !74)
  %24 = zext i32 %12 to i64, !dbg !75
  %25 = icmp ult i32 %12, 4, !dbg !77
  br i1 %25, label %36, label %26, !dbg !77

26:                                               ; preds = %23
  %27 = and i64 %24, 2147483644
  br label %28, !dbg !77

28:                                               ; preds = %28, %26
  %29 = phi i64 [ 0, %26 ], [ %32, %28 ], !dbg !78
  %30 = getelementptr inbounds nuw double, ptr %15, i64 %29, !dbg !79
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16, !dbg !80
  store <2 x double> splat (double 1.000000e+00), ptr %30, align 8, !dbg !80, !tbaa !81
  store <2 x double> splat (double 1.000000e+00), ptr %31, align 8, !dbg !80, !tbaa !81
  %32 = add nuw i64 %29, 4, !dbg !78
  %33 = icmp eq i64 %32, %27, !dbg !83
  br i1 %33, label %34, label %28, !dbg !83, !llvm.loop !84

34:                                               ; preds = %28
  %35 = icmp eq i64 %27, %24, !dbg !83
  br i1 %35, label %43, label %36, !dbg !83

36:                                               ; preds = %23, %34
  %37 = phi i64 [ 0, %23 ], [ %27, %34 ]
  br label %38, !dbg !83

38:                                               ; preds = %36, %38
  %39 = phi i64 [ %41, %38 ], [ %37, %36 ]
    #dbg_value(i64 %39, !38, !DIExpression(), !74)
  %40 = getelementptr inbounds nuw double, ptr %15, i64 %39, !dbg !79
  store double 1.000000e+00, ptr %40, align 8, !dbg !80, !tbaa !81
  %41 = add nuw nsw i64 %39, 1, !dbg !78
    #dbg_value(i64 %41, !38, !DIExpression(), !74)
  %42 = icmp eq i64 %41, %24, !dbg !75
  br i1 %42, label %43, label %38, !dbg !83, !llvm.loop !88

43:                                               ; preds = %38, %34
  %44 = add nsw i64 %24, -1, !dbg !89
  %45 = and i64 %24, 1
  %46 = icmp eq i64 %44, 0
  %47 = and i64 %24, 4294967294
  %48 = icmp eq i64 %45, 0
  %49 = icmp ne i64 %45, 0
  %50 = and i64 %24, 1
  %51 = icmp eq i64 %44, 0
  %52 = and i64 %24, 4294967294
  %53 = icmp eq i64 %50, 0
  %54 = icmp ne i64 %50, 0
  %55 = and i64 %24, 1
  %56 = icmp eq i64 %44, 0
  %57 = and i64 %24, 4294967294
  %58 = icmp eq i64 %55, 0
  %59 = icmp ne i64 %55, 0
  %60 = and i64 %24, 1
  %61 = icmp eq i64 %44, 0
  %62 = and i64 %24, 4294967294
  %63 = icmp eq i64 %60, 0
  %64 = icmp ne i64 %60, 0
  br label %65, !dbg !89

65:                                               ; preds = %43, %285
  %66 = phi i32 [ %286, %285 ], [ 0, %43 ]
    #dbg_value(i32 %66, !40, !DIExpression(), !90)
    #dbg_value(i32 %12, !91, !DIExpression(), !101)
    #dbg_value(ptr %15, !98, !DIExpression(), !101)
    #dbg_value(ptr %16, !99, !DIExpression(), !101)
    #dbg_value(ptr %17, !100, !DIExpression(), !101)
    #dbg_value(i32 %12, !105, !DIExpression(), !120)
    #dbg_value(ptr %15, !110, !DIExpression(), !120)
    #dbg_value(ptr %17, !111, !DIExpression(), !120)
    #dbg_value(i32 0, !112, !DIExpression(), !120)
    #dbg_value(i32 0, !113, !DIExpression(), !122)
  br label %67, !dbg !123

67:                                               ; preds = %86, %65
  %68 = phi i64 [ 0, %65 ], [ %69, %86 ]
    #dbg_value(i64 %68, !113, !DIExpression(), !122)
    #dbg_value(i32 0, !118, !DIExpression(), !124)
    #dbg_value(double 0.000000e+00, !115, !DIExpression(), !125)
  %69 = add nuw nsw i64 %68, 1, !dbg !126
  %70 = trunc nuw nsw i64 %69 to i32
  br i1 %46, label %72, label %90, !dbg !127

71:                                               ; preds = %90
  br i1 %48, label %86, label %72, !dbg !127

72:                                               ; preds = %71, %67
  %73 = phi i64 [ 0, %67 ], [ %112, %71 ]
  %74 = phi double [ 0.000000e+00, %67 ], [ %117, %71 ]
  tail call void @llvm.assume(i1 %49), !dbg !128
    #dbg_value(i64 %73, !118, !DIExpression(), !124)
    #dbg_value(double %74, !115, !DIExpression(), !125)
  %75 = add nuw nsw i64 %73, %68, !dbg !129
    #dbg_value(i64 %68, !134, !DIExpression(), !138)
    #dbg_value(i64 %73, !135, !DIExpression(), !138)
  %76 = add nuw nsw i64 %73, %69
  %77 = mul i64 %76, %75, !dbg !140
  %78 = trunc i64 %77 to i32, !dbg !141
  %79 = lshr i32 %78, 1, !dbg !141
  %80 = add nuw i32 %79, %70, !dbg !142
  %81 = sitofp i32 %80 to double, !dbg !143
  %82 = fdiv double 1.000000e+00, %81, !dbg !144
  %83 = getelementptr inbounds nuw double, ptr %15, i64 %73, !dbg !145
  %84 = load double, ptr %83, align 8, !dbg !145, !tbaa !81
  %85 = tail call double @llvm.fmuladd.f64(double %82, double %84, double %74), !dbg !146
    #dbg_value(double %85, !115, !DIExpression(), !125)
    #dbg_value(i64 %73, !118, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !124)
  br label %86, !dbg !147

86:                                               ; preds = %71, %72
  %87 = phi double [ %117, %71 ], [ %85, %72 ], !dbg !148
  %88 = getelementptr inbounds nuw double, ptr %17, i64 %68, !dbg !147
  store double %87, ptr %88, align 8, !dbg !149, !tbaa !81
    #dbg_value(i64 %69, !113, !DIExpression(), !122)
  %89 = icmp eq i64 %69, %24, !dbg !150
  br i1 %89, label %120, label %67, !dbg !151, !llvm.loop !152

90:                                               ; preds = %67, %90
  %91 = phi i64 [ %112, %90 ], [ 0, %67 ]
  %92 = phi double [ %117, %90 ], [ 0.000000e+00, %67 ]
  %93 = phi i64 [ %118, %90 ], [ 0, %67 ]
    #dbg_value(i64 %91, !118, !DIExpression(), !124)
    #dbg_value(double %92, !115, !DIExpression(), !125)
  %94 = add nuw nsw i64 %91, %68, !dbg !129
    #dbg_value(i64 %68, !134, !DIExpression(), !138)
    #dbg_value(i64 %91, !135, !DIExpression(), !138)
  %95 = add nuw nsw i64 %91, %69
  %96 = mul i64 %95, %94, !dbg !140
  %97 = trunc i64 %96 to i32, !dbg !141
  %98 = lshr i32 %97, 1, !dbg !141
  %99 = add nuw i32 %98, %70, !dbg !142
  %100 = or disjoint i64 %91, 1, !dbg !155
  %101 = sitofp i32 %99 to double, !dbg !143
  %102 = fdiv double 1.000000e+00, %101, !dbg !156
  %103 = getelementptr inbounds nuw double, ptr %15, i64 %91, !dbg !145
  %104 = load double, ptr %103, align 8, !dbg !145, !tbaa !81
  %105 = tail call double @llvm.fmuladd.f64(double %102, double %104, double %92), !dbg !148
    #dbg_value(double %105, !115, !DIExpression(), !125)
    #dbg_value(i64 %100, !118, !DIExpression(), !124)
  %106 = add nuw nsw i64 %100, %68, !dbg !129
    #dbg_value(i64 %100, !135, !DIExpression(), !138)
  %107 = add nuw nsw i64 %100, %69
  %108 = mul i64 %107, %106, !dbg !140
  %109 = trunc i64 %108 to i32, !dbg !141
  %110 = lshr i32 %109, 1, !dbg !141
  %111 = add nuw i32 %110, %70, !dbg !142
  %112 = add nuw nsw i64 %91, 2, !dbg !157
  %113 = sitofp i32 %111 to double, !dbg !143
  %114 = fdiv double 1.000000e+00, %113, !dbg !158
  %115 = getelementptr inbounds nuw double, ptr %15, i64 %100, !dbg !145
  %116 = load double, ptr %115, align 8, !dbg !145, !tbaa !81
  %117 = tail call double @llvm.fmuladd.f64(double %114, double %116, double %105), !dbg !159
    #dbg_value(double %117, !115, !DIExpression(), !125)
    #dbg_value(i64 %112, !118, !DIExpression(), !124)
  %118 = add i64 %93, 2, !dbg !160
  %119 = icmp eq i64 %118, %47, !dbg !160
  br i1 %119, label %71, label %90, !dbg !160, !llvm.loop !161

120:                                              ; preds = %86, %140
  %121 = phi i64 [ %122, %140 ], [ 0, %86 ]
    #dbg_value(i64 %121, !113, !DIExpression(), !163)
    #dbg_value(i32 0, !118, !DIExpression(), !165)
    #dbg_value(double 0.000000e+00, !115, !DIExpression(), !166)
  %122 = add nuw nsw i64 %121, 1, !dbg !167
  br i1 %51, label %124, label %144, !dbg !168

123:                                              ; preds = %144
  br i1 %53, label %140, label %124, !dbg !168

124:                                              ; preds = %123, %120
  %125 = phi i64 [ 0, %120 ], [ %166, %123 ]
  %126 = phi double [ 0.000000e+00, %120 ], [ %173, %123 ]
  tail call void @llvm.assume(i1 %54), !dbg !169
    #dbg_value(i64 %125, !118, !DIExpression(), !165)
    #dbg_value(double %126, !115, !DIExpression(), !166)
  %127 = add nuw nsw i64 %125, %121, !dbg !170
    #dbg_value(i64 %125, !134, !DIExpression(), !172)
    #dbg_value(i64 %121, !135, !DIExpression(), !172)
  %128 = add nuw nsw i64 %125, %122
  %129 = mul i64 %128, %127, !dbg !174
  %130 = trunc i64 %129 to i32, !dbg !175
  %131 = lshr i32 %130, 1, !dbg !175
  %132 = trunc i64 %125 to i32, !dbg !176
  %133 = add i32 %132, 1, !dbg !176
  %134 = add nuw i32 %131, %133, !dbg !176
  %135 = sitofp i32 %134 to double, !dbg !177
  %136 = fdiv double 1.000000e+00, %135, !dbg !178
  %137 = getelementptr inbounds nuw double, ptr %17, i64 %125, !dbg !179
  %138 = load double, ptr %137, align 8, !dbg !179, !tbaa !81
  %139 = tail call double @llvm.fmuladd.f64(double %136, double %138, double %126), !dbg !180
    #dbg_value(double %139, !115, !DIExpression(), !166)
    #dbg_value(i64 %125, !118, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !165)
  br label %140, !dbg !181

140:                                              ; preds = %123, %124
  %141 = phi double [ %173, %123 ], [ %139, %124 ], !dbg !182
  %142 = getelementptr inbounds nuw double, ptr %16, i64 %121, !dbg !181
  store double %141, ptr %142, align 8, !dbg !183, !tbaa !81
    #dbg_value(i64 %122, !113, !DIExpression(), !163)
  %143 = icmp eq i64 %122, %24, !dbg !184
  br i1 %143, label %176, label %120, !dbg !185, !llvm.loop !186

144:                                              ; preds = %120, %144
  %145 = phi i64 [ %166, %144 ], [ 0, %120 ]
  %146 = phi double [ %173, %144 ], [ 0.000000e+00, %120 ]
  %147 = phi i64 [ %174, %144 ], [ 0, %120 ]
    #dbg_value(i64 %145, !118, !DIExpression(), !165)
    #dbg_value(double %146, !115, !DIExpression(), !166)
  %148 = add nuw nsw i64 %145, %121, !dbg !170
    #dbg_value(i64 %145, !134, !DIExpression(), !172)
    #dbg_value(i64 %121, !135, !DIExpression(), !172)
  %149 = add nuw nsw i64 %145, %122
  %150 = mul i64 %149, %148, !dbg !174
  %151 = trunc i64 %150 to i32, !dbg !175
  %152 = lshr i32 %151, 1, !dbg !175
  %153 = or disjoint i64 %145, 1, !dbg !189
  %154 = trunc nuw nsw i64 %153 to i32, !dbg !176
  %155 = add nuw i32 %152, %154, !dbg !176
  %156 = sitofp i32 %155 to double, !dbg !177
  %157 = fdiv double 1.000000e+00, %156, !dbg !190
  %158 = getelementptr inbounds nuw double, ptr %17, i64 %145, !dbg !179
  %159 = load double, ptr %158, align 8, !dbg !179, !tbaa !81
  %160 = tail call double @llvm.fmuladd.f64(double %157, double %159, double %146), !dbg !182
    #dbg_value(double %160, !115, !DIExpression(), !166)
    #dbg_value(i64 %153, !118, !DIExpression(), !165)
  %161 = add nuw nsw i64 %153, %121, !dbg !170
    #dbg_value(i64 %153, !134, !DIExpression(), !172)
  %162 = add nuw nsw i64 %153, %122
  %163 = mul i64 %162, %161, !dbg !174
  %164 = trunc i64 %163 to i32, !dbg !175
  %165 = lshr i32 %164, 1, !dbg !175
  %166 = add nuw nsw i64 %145, 2, !dbg !189
  %167 = trunc nuw nsw i64 %166 to i32, !dbg !176
  %168 = add nuw i32 %165, %167, !dbg !176
  %169 = sitofp i32 %168 to double, !dbg !177
  %170 = fdiv double 1.000000e+00, %169, !dbg !191
  %171 = getelementptr inbounds nuw double, ptr %17, i64 %153, !dbg !179
  %172 = load double, ptr %171, align 8, !dbg !179, !tbaa !81
  %173 = tail call double @llvm.fmuladd.f64(double %170, double %172, double %160), !dbg !192
    #dbg_value(double %173, !115, !DIExpression(), !166)
    #dbg_value(i64 %166, !118, !DIExpression(), !165)
  %174 = add i64 %147, 2, !dbg !193
  %175 = icmp eq i64 %174, %52, !dbg !193
  br i1 %175, label %123, label %144, !dbg !193, !llvm.loop !194

176:                                              ; preds = %140, %195
  %177 = phi i64 [ %178, %195 ], [ 0, %140 ]
    #dbg_value(i64 %177, !113, !DIExpression(), !196)
    #dbg_value(i32 0, !118, !DIExpression(), !199)
    #dbg_value(double 0.000000e+00, !115, !DIExpression(), !200)
  %178 = add nuw nsw i64 %177, 1, !dbg !201
  %179 = trunc nuw nsw i64 %178 to i32
  br i1 %56, label %181, label %199, !dbg !202

180:                                              ; preds = %199
  br i1 %58, label %195, label %181, !dbg !202

181:                                              ; preds = %180, %176
  %182 = phi i64 [ 0, %176 ], [ %221, %180 ]
  %183 = phi double [ 0.000000e+00, %176 ], [ %226, %180 ]
  tail call void @llvm.assume(i1 %59), !dbg !203
    #dbg_value(i64 %182, !118, !DIExpression(), !199)
    #dbg_value(double %183, !115, !DIExpression(), !200)
  %184 = add nuw nsw i64 %182, %177, !dbg !204
    #dbg_value(i64 %177, !134, !DIExpression(), !206)
    #dbg_value(i64 %182, !135, !DIExpression(), !206)
  %185 = add nuw nsw i64 %182, %178
  %186 = mul i64 %185, %184, !dbg !208
  %187 = trunc i64 %186 to i32, !dbg !209
  %188 = lshr i32 %187, 1, !dbg !209
  %189 = add nuw i32 %188, %179, !dbg !210
  %190 = sitofp i32 %189 to double, !dbg !211
  %191 = fdiv double 1.000000e+00, %190, !dbg !212
  %192 = getelementptr inbounds nuw double, ptr %16, i64 %182, !dbg !213
  %193 = load double, ptr %192, align 8, !dbg !213, !tbaa !81
  %194 = tail call double @llvm.fmuladd.f64(double %191, double %193, double %183), !dbg !214
    #dbg_value(double %194, !115, !DIExpression(), !200)
    #dbg_value(i64 %182, !118, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !199)
  br label %195, !dbg !215

195:                                              ; preds = %180, %181
  %196 = phi double [ %226, %180 ], [ %194, %181 ], !dbg !216
  %197 = getelementptr inbounds nuw double, ptr %17, i64 %177, !dbg !215
  store double %196, ptr %197, align 8, !dbg !217, !tbaa !81
    #dbg_value(i64 %178, !113, !DIExpression(), !196)
  %198 = icmp eq i64 %178, %24, !dbg !218
  br i1 %198, label %229, label %176, !dbg !219, !llvm.loop !220

199:                                              ; preds = %176, %199
  %200 = phi i64 [ %221, %199 ], [ 0, %176 ]
  %201 = phi double [ %226, %199 ], [ 0.000000e+00, %176 ]
  %202 = phi i64 [ %227, %199 ], [ 0, %176 ]
    #dbg_value(i64 %200, !118, !DIExpression(), !199)
    #dbg_value(double %201, !115, !DIExpression(), !200)
  %203 = add nuw nsw i64 %200, %177, !dbg !204
    #dbg_value(i64 %177, !134, !DIExpression(), !206)
    #dbg_value(i64 %200, !135, !DIExpression(), !206)
  %204 = add nuw nsw i64 %200, %178
  %205 = mul i64 %204, %203, !dbg !208
  %206 = trunc i64 %205 to i32, !dbg !209
  %207 = lshr i32 %206, 1, !dbg !209
  %208 = add nuw i32 %207, %179, !dbg !210
  %209 = or disjoint i64 %200, 1, !dbg !223
  %210 = sitofp i32 %208 to double, !dbg !211
  %211 = fdiv double 1.000000e+00, %210, !dbg !224
  %212 = getelementptr inbounds nuw double, ptr %16, i64 %200, !dbg !213
  %213 = load double, ptr %212, align 8, !dbg !213, !tbaa !81
  %214 = tail call double @llvm.fmuladd.f64(double %211, double %213, double %201), !dbg !216
    #dbg_value(double %214, !115, !DIExpression(), !200)
    #dbg_value(i64 %209, !118, !DIExpression(), !199)
  %215 = add nuw nsw i64 %209, %177, !dbg !204
    #dbg_value(i64 %209, !135, !DIExpression(), !206)
  %216 = add nuw nsw i64 %209, %178
  %217 = mul i64 %216, %215, !dbg !208
  %218 = trunc i64 %217 to i32, !dbg !209
  %219 = lshr i32 %218, 1, !dbg !209
  %220 = add nuw i32 %219, %179, !dbg !210
  %221 = add nuw nsw i64 %200, 2, !dbg !225
  %222 = sitofp i32 %220 to double, !dbg !211
  %223 = fdiv double 1.000000e+00, %222, !dbg !226
  %224 = getelementptr inbounds nuw double, ptr %16, i64 %209, !dbg !213
  %225 = load double, ptr %224, align 8, !dbg !213, !tbaa !81
  %226 = tail call double @llvm.fmuladd.f64(double %223, double %225, double %214), !dbg !227
    #dbg_value(double %226, !115, !DIExpression(), !200)
    #dbg_value(i64 %221, !118, !DIExpression(), !199)
  %227 = add i64 %202, 2, !dbg !228
  %228 = icmp eq i64 %227, %57, !dbg !228
  br i1 %228, label %180, label %199, !dbg !228, !llvm.loop !229

229:                                              ; preds = %195, %249
  %230 = phi i64 [ %231, %249 ], [ 0, %195 ]
    #dbg_value(i64 %230, !113, !DIExpression(), !231)
    #dbg_value(i32 0, !118, !DIExpression(), !233)
    #dbg_value(double 0.000000e+00, !115, !DIExpression(), !234)
  %231 = add nuw nsw i64 %230, 1, !dbg !235
  br i1 %61, label %233, label %253, !dbg !236

232:                                              ; preds = %253
  br i1 %63, label %249, label %233, !dbg !236

233:                                              ; preds = %232, %229
  %234 = phi i64 [ 0, %229 ], [ %275, %232 ]
  %235 = phi double [ 0.000000e+00, %229 ], [ %282, %232 ]
  tail call void @llvm.assume(i1 %64), !dbg !237
    #dbg_value(i64 %234, !118, !DIExpression(), !233)
    #dbg_value(double %235, !115, !DIExpression(), !234)
  %236 = add nuw nsw i64 %234, %230, !dbg !238
    #dbg_value(i64 %234, !134, !DIExpression(), !240)
    #dbg_value(i64 %230, !135, !DIExpression(), !240)
  %237 = add nuw nsw i64 %234, %231
  %238 = mul i64 %237, %236, !dbg !242
  %239 = trunc i64 %238 to i32, !dbg !243
  %240 = lshr i32 %239, 1, !dbg !243
  %241 = trunc i64 %234 to i32, !dbg !244
  %242 = add i32 %241, 1, !dbg !244
  %243 = add nuw i32 %240, %242, !dbg !244
  %244 = sitofp i32 %243 to double, !dbg !245
  %245 = fdiv double 1.000000e+00, %244, !dbg !246
  %246 = getelementptr inbounds nuw double, ptr %17, i64 %234, !dbg !247
  %247 = load double, ptr %246, align 8, !dbg !247, !tbaa !81
  %248 = tail call double @llvm.fmuladd.f64(double %245, double %247, double %235), !dbg !248
    #dbg_value(double %248, !115, !DIExpression(), !234)
    #dbg_value(i64 %234, !118, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !233)
  br label %249, !dbg !249

249:                                              ; preds = %232, %233
  %250 = phi double [ %282, %232 ], [ %248, %233 ], !dbg !250
  %251 = getelementptr inbounds nuw double, ptr %15, i64 %230, !dbg !249
  store double %250, ptr %251, align 8, !dbg !251, !tbaa !81
    #dbg_value(i64 %231, !113, !DIExpression(), !231)
  %252 = icmp eq i64 %231, %24, !dbg !252
  br i1 %252, label %285, label %229, !dbg !253, !llvm.loop !254

253:                                              ; preds = %229, %253
  %254 = phi i64 [ %275, %253 ], [ 0, %229 ]
  %255 = phi double [ %282, %253 ], [ 0.000000e+00, %229 ]
  %256 = phi i64 [ %283, %253 ], [ 0, %229 ]
    #dbg_value(i64 %254, !118, !DIExpression(), !233)
    #dbg_value(double %255, !115, !DIExpression(), !234)
  %257 = add nuw nsw i64 %254, %230, !dbg !238
    #dbg_value(i64 %254, !134, !DIExpression(), !240)
    #dbg_value(i64 %230, !135, !DIExpression(), !240)
  %258 = add nuw nsw i64 %254, %231
  %259 = mul i64 %258, %257, !dbg !242
  %260 = trunc i64 %259 to i32, !dbg !243
  %261 = lshr i32 %260, 1, !dbg !243
  %262 = or disjoint i64 %254, 1, !dbg !257
  %263 = trunc nuw nsw i64 %262 to i32, !dbg !244
  %264 = add nuw i32 %261, %263, !dbg !244
  %265 = sitofp i32 %264 to double, !dbg !245
  %266 = fdiv double 1.000000e+00, %265, !dbg !258
  %267 = getelementptr inbounds nuw double, ptr %17, i64 %254, !dbg !247
  %268 = load double, ptr %267, align 8, !dbg !247, !tbaa !81
  %269 = tail call double @llvm.fmuladd.f64(double %266, double %268, double %255), !dbg !250
    #dbg_value(double %269, !115, !DIExpression(), !234)
    #dbg_value(i64 %262, !118, !DIExpression(), !233)
  %270 = add nuw nsw i64 %262, %230, !dbg !238
    #dbg_value(i64 %262, !134, !DIExpression(), !240)
  %271 = add nuw nsw i64 %262, %231
  %272 = mul i64 %271, %270, !dbg !242
  %273 = trunc i64 %272 to i32, !dbg !243
  %274 = lshr i32 %273, 1, !dbg !243
  %275 = add nuw nsw i64 %254, 2, !dbg !257
  %276 = trunc nuw nsw i64 %275 to i32, !dbg !244
  %277 = add nuw i32 %274, %276, !dbg !244
  %278 = sitofp i32 %277 to double, !dbg !245
  %279 = fdiv double 1.000000e+00, %278, !dbg !259
  %280 = getelementptr inbounds nuw double, ptr %17, i64 %262, !dbg !247
  %281 = load double, ptr %280, align 8, !dbg !247, !tbaa !81
  %282 = tail call double @llvm.fmuladd.f64(double %279, double %281, double %269), !dbg !260
    #dbg_value(double %282, !115, !DIExpression(), !234)
    #dbg_value(i64 %275, !118, !DIExpression(), !233)
  %283 = add i64 %256, 2, !dbg !261
  %284 = icmp eq i64 %283, %62, !dbg !261
  br i1 %284, label %232, label %253, !dbg !261, !llvm.loop !262

285:                                              ; preds = %249
  %286 = add nuw nsw i32 %66, 1, !dbg !264
    #dbg_value(i32 %286, !40, !DIExpression(), !90)
  %287 = icmp eq i32 %286, 10, !dbg !265
  br i1 %287, label %288, label %65, !dbg !266, !llvm.loop !267

288:                                              ; preds = %285
  %289 = and i64 %24, 1, !dbg !269
  %290 = icmp eq i64 %44, 0, !dbg !269
  br i1 %290, label %295, label %291, !dbg !269

291:                                              ; preds = %288
  %292 = and i64 %24, 4294967294, !dbg !269
  br label %314, !dbg !269

293:                                              ; preds = %314
  %294 = icmp eq i64 %289, 0, !dbg !269
  br i1 %294, label %307, label %295, !dbg !269

295:                                              ; preds = %293, %288
  %296 = phi i64 [ 0, %288 ], [ %335, %293 ]
  %297 = phi <2 x double> [ zeroinitializer, %288 ], [ %334, %293 ]
  %298 = icmp ne i64 %289, 0, !dbg !270
  tail call void @llvm.assume(i1 %298), !dbg !270
    #dbg_value(i64 %296, !44, !DIExpression(), !271)
    #dbg_value(double poison, !43, !DIExpression(), !46)
    #dbg_value(double poison, !42, !DIExpression(), !46)
  %299 = getelementptr inbounds nuw double, ptr %15, i64 %296, !dbg !272
  %300 = load double, ptr %299, align 8, !dbg !272, !tbaa !81
  %301 = getelementptr inbounds nuw double, ptr %16, i64 %296, !dbg !275
  %302 = load double, ptr %301, align 8, !dbg !275, !tbaa !81
    #dbg_value(double poison, !42, !DIExpression(), !46)
  %303 = insertelement <2 x double> poison, double %302, i64 0, !dbg !276
  %304 = insertelement <2 x double> %303, double %300, i64 1, !dbg !276
  %305 = shufflevector <2 x double> %303, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !276
  %306 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %304, <2 x double> %305, <2 x double> %297), !dbg !276
    #dbg_value(double poison, !43, !DIExpression(), !46)
    #dbg_value(i64 %296, !44, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !271)
  br label %307, !dbg !277

307:                                              ; preds = %293, %295
  %308 = phi <2 x double> [ %334, %293 ], [ %306, %295 ], !dbg !278
  %309 = extractelement <2 x double> %308, i64 0, !dbg !277
  %310 = extractelement <2 x double> %308, i64 1, !dbg !277
  %311 = fdiv double %310, %309, !dbg !277
  %312 = tail call double @sqrt(double noundef %311) #9, !dbg !279, !tbaa !22
  %313 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %312), !dbg !280
  tail call void @free(ptr noundef nonnull %15) #9, !dbg !281
  tail call void @free(ptr noundef nonnull %16) #9, !dbg !282
  tail call void @free(ptr noundef nonnull %17) #9, !dbg !283
  br label %338

314:                                              ; preds = %314, %291
  %315 = phi i64 [ 0, %291 ], [ %335, %314 ]
  %316 = phi <2 x double> [ zeroinitializer, %291 ], [ %334, %314 ]
  %317 = phi i64 [ 0, %291 ], [ %336, %314 ]
    #dbg_value(i64 %315, !44, !DIExpression(), !271)
    #dbg_value(double poison, !43, !DIExpression(), !46)
    #dbg_value(double poison, !42, !DIExpression(), !46)
  %318 = getelementptr inbounds nuw double, ptr %15, i64 %315, !dbg !272
  %319 = load double, ptr %318, align 8, !dbg !272, !tbaa !81
  %320 = getelementptr inbounds nuw double, ptr %16, i64 %315, !dbg !275
  %321 = load double, ptr %320, align 8, !dbg !275, !tbaa !81
  %322 = insertelement <2 x double> poison, double %321, i64 0, !dbg !278
  %323 = insertelement <2 x double> %322, double %319, i64 1, !dbg !278
  %324 = shufflevector <2 x double> %322, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !278
  %325 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %323, <2 x double> %324, <2 x double> %316), !dbg !278
  %326 = or disjoint i64 %315, 1, !dbg !284
    #dbg_value(i64 %326, !44, !DIExpression(), !271)
  %327 = getelementptr inbounds nuw double, ptr %15, i64 %326, !dbg !272
  %328 = load double, ptr %327, align 8, !dbg !272, !tbaa !81
  %329 = getelementptr inbounds nuw double, ptr %16, i64 %326, !dbg !275
  %330 = load double, ptr %329, align 8, !dbg !275, !tbaa !81
  %331 = insertelement <2 x double> poison, double %330, i64 0, !dbg !285
  %332 = insertelement <2 x double> %331, double %328, i64 1, !dbg !285
  %333 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !285
  %334 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %332, <2 x double> %333, <2 x double> %325), !dbg !285
  %335 = add nuw nsw i64 %315, 2, !dbg !286
    #dbg_value(i64 %335, !44, !DIExpression(), !271)
  %336 = add i64 %317, 2, !dbg !287
  %337 = icmp eq i64 %336, %292, !dbg !287
  br i1 %337, label %293, label %314, !dbg !287, !llvm.loop !288

338:                                              ; preds = %307, %11, %4
  %339 = phi i32 [ 2, %4 ], [ 0, %307 ], [ 1, %11 ], !dbg !46
  ret i32 %339, !dbg !290
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !291 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree nounwind
declare !dbg !297 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !302 double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !306 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !309 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}
!llvm.errno.tbaa = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/spectral_norm.c", directory: ".", checksumkind: CSK_MD5, checksum: "bbd874af8347fd3be659684cf903505f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !13, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !12}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!0}
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!21 = !{!"clang version 22.1.8"}
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !24, i64 0}
!24 = !{!"omnipotent char", !25, i64 0}
!25 = !{!"Simple C/C++ TBAA"}
!26 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 24, type: !27, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !29, keyInstructions: true)
!27 = !DISubroutineType(types: !28)
!28 = !{!9, !9, !10}
!29 = !{!30, !31, !32, !33, !36, !37, !38, !40, !42, !43, !44}
!30 = !DILocalVariable(name: "argc", arg: 1, scope: !26, file: !2, line: 24, type: !9)
!31 = !DILocalVariable(name: "argv", arg: 2, scope: !26, file: !2, line: 24, type: !10)
!32 = !DILocalVariable(name: "n", scope: !26, file: !2, line: 25, type: !9)
!33 = !DILocalVariable(name: "u", scope: !26, file: !2, line: 28, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!36 = !DILocalVariable(name: "v", scope: !26, file: !2, line: 28, type: !34)
!37 = !DILocalVariable(name: "between", scope: !26, file: !2, line: 28, type: !34)
!38 = !DILocalVariable(name: "i", scope: !39, file: !2, line: 31, type: !9)
!39 = distinct !DILexicalBlock(scope: !26, file: !2, line: 31, column: 3)
!40 = !DILocalVariable(name: "i", scope: !41, file: !2, line: 33, type: !9)
!41 = distinct !DILexicalBlock(scope: !26, file: !2, line: 33, column: 3)
!42 = !DILocalVariable(name: "uv", scope: !26, file: !2, line: 37, type: !35)
!43 = !DILocalVariable(name: "vv", scope: !26, file: !2, line: 37, type: !35)
!44 = !DILocalVariable(name: "i", scope: !45, file: !2, line: 38, type: !9)
!45 = distinct !DILexicalBlock(scope: !26, file: !2, line: 38, column: 3)
!46 = !DILocation(line: 0, scope: !26)
!47 = !DILocation(line: 25, column: 16, scope: !26, atomGroup: 2, atomRank: 2)
!48 = !DILocation(line: 25, column: 11, scope: !26, atomGroup: 2, atomRank: 1)
!49 = !DILocation(line: 25, column: 27, scope: !26)
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 omnipotent char", !52, i64 0}
!52 = !{!"any pointer", !24, i64 0}
!53 = !DILocalVariable(name: "__nptr", arg: 1, scope: !54, file: !55, line: 362, type: !58)
!54 = distinct !DISubprogram(name: "atoi", scope: !55, file: !55, line: 362, type: !56, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !60, keyInstructions: true)
!55 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!56 = !DISubroutineType(types: !57)
!57 = !{!9, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!60 = !{!53}
!61 = !DILocation(line: 0, scope: !54, inlinedAt: !62)
!62 = distinct !DILocation(line: 25, column: 22, scope: !26)
!63 = !DILocation(line: 364, column: 16, scope: !54, inlinedAt: !62, atomGroup: 1, atomRank: 3)
!64 = !DILocation(line: 364, column: 10, scope: !54, inlinedAt: !62, atomGroup: 1, atomRank: 2)
!65 = !DILocation(line: 26, column: 13, scope: !66, atomGroup: 3, atomRank: 1)
!66 = distinct !DILexicalBlock(scope: !26, file: !2, line: 26, column: 7)
!67 = !DILocation(line: 28, column: 24, scope: !26)
!68 = !DILocation(line: 28, column: 15, scope: !26, atomGroup: 6, atomRank: 2)
!69 = !DILocation(line: 28, column: 43, scope: !26, atomGroup: 7, atomRank: 2)
!70 = !DILocation(line: 28, column: 77, scope: !26, atomGroup: 8, atomRank: 2)
!71 = !DILocation(line: 29, column: 8, scope: !72, atomGroup: 9, atomRank: 2)
!72 = distinct !DILexicalBlock(scope: !26, file: !2, line: 29, column: 7)
!73 = !DILocation(line: 29, column: 10, scope: !72, atomGroup: 9, atomRank: 1)
!74 = !DILocation(line: 0, scope: !39)
!75 = !DILocation(line: 31, column: 21, scope: !76, atomGroup: 14, atomRank: 1)
!76 = distinct !DILexicalBlock(scope: !39, file: !2, line: 31, column: 3)
!77 = !DILocation(line: 31, column: 3, scope: !39)
!78 = !DILocation(line: 31, column: 27, scope: !76, atomGroup: 17, atomRank: 2)
!79 = !DILocation(line: 32, column: 5, scope: !76)
!80 = !DILocation(line: 32, column: 10, scope: !76, atomGroup: 16, atomRank: 1)
!81 = !{!82, !82, i64 0}
!82 = !{!"double", !24, i64 0}
!83 = !DILocation(line: 31, column: 3, scope: !39, atomGroup: 15, atomRank: 1)
!84 = distinct !{!84, !85, !86, !87}
!85 = !{!"llvm.loop.mustprogress"}
!86 = !{!"llvm.loop.isvectorized", i32 1}
!87 = !{!"llvm.loop.unroll.runtime.disable"}
!88 = distinct !{!88, !85, !87, !86}
!89 = !DILocation(line: 33, column: 3, scope: !41)
!90 = !DILocation(line: 0, scope: !41)
!91 = !DILocalVariable(name: "n", arg: 1, scope: !92, file: !2, line: 19, type: !9)
!92 = distinct !DISubprogram(name: "times_square", scope: !2, file: !2, line: 19, type: !93, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !97, keyInstructions: true)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !9, !95, !34, !34}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!97 = !{!91, !98, !99, !100}
!98 = !DILocalVariable(name: "v", arg: 2, scope: !92, file: !2, line: 19, type: !95)
!99 = !DILocalVariable(name: "out", arg: 3, scope: !92, file: !2, line: 19, type: !34)
!100 = !DILocalVariable(name: "between", arg: 4, scope: !92, file: !2, line: 19, type: !34)
!101 = !DILocation(line: 0, scope: !92, inlinedAt: !102)
!102 = distinct !DILocation(line: 34, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !2, line: 33, column: 32)
!104 = distinct !DILexicalBlock(scope: !41, file: !2, line: 33, column: 3)
!105 = !DILocalVariable(name: "n", arg: 1, scope: !106, file: !2, line: 10, type: !9)
!106 = distinct !DISubprogram(name: "times", scope: !2, file: !2, line: 10, type: !107, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !109, keyInstructions: true)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !9, !95, !34, !9}
!109 = !{!105, !110, !111, !112, !113, !115, !118}
!110 = !DILocalVariable(name: "v", arg: 2, scope: !106, file: !2, line: 10, type: !95)
!111 = !DILocalVariable(name: "out", arg: 3, scope: !106, file: !2, line: 10, type: !34)
!112 = !DILocalVariable(name: "transposed", arg: 4, scope: !106, file: !2, line: 10, type: !9)
!113 = !DILocalVariable(name: "i", scope: !114, file: !2, line: 11, type: !9)
!114 = distinct !DILexicalBlock(scope: !106, file: !2, line: 11, column: 3)
!115 = !DILocalVariable(name: "sum", scope: !116, file: !2, line: 12, type: !35)
!116 = distinct !DILexicalBlock(scope: !117, file: !2, line: 11, column: 31)
!117 = distinct !DILexicalBlock(scope: !114, file: !2, line: 11, column: 3)
!118 = !DILocalVariable(name: "j", scope: !119, file: !2, line: 13, type: !9)
!119 = distinct !DILexicalBlock(scope: !116, file: !2, line: 13, column: 5)
!120 = !DILocation(line: 0, scope: !106, inlinedAt: !121)
!121 = distinct !DILocation(line: 20, column: 3, scope: !92, inlinedAt: !102)
!122 = !DILocation(line: 0, scope: !114, inlinedAt: !121)
!123 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !121, atomGroup: 39, atomRank: 1)
!124 = !DILocation(line: 0, scope: !119, inlinedAt: !121)
!125 = !DILocation(line: 0, scope: !116, inlinedAt: !121)
!126 = !DILocation(line: 11, column: 27, scope: !117, inlinedAt: !121, atomGroup: 13, atomRank: 2)
!127 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !121)
!128 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !121, atomGroup: 7, atomRank: 1)
!129 = !DILocation(line: 7, column: 20, scope: !130, inlinedAt: !136)
!130 = distinct !DISubprogram(name: "element", scope: !2, file: !2, line: 6, type: !131, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !133, keyInstructions: true)
!131 = !DISubroutineType(types: !132)
!132 = !{!35, !9, !9}
!133 = !{!134, !135}
!134 = !DILocalVariable(name: "i", arg: 1, scope: !130, file: !2, line: 6, type: !9)
!135 = !DILocalVariable(name: "j", arg: 2, scope: !130, file: !2, line: 6, type: !9)
!136 = distinct !DILocation(line: 14, scope: !137, inlinedAt: !121)
!137 = distinct !DILexicalBlock(scope: !119, file: !2, line: 13, column: 5)
!138 = !DILocation(line: 0, scope: !130, inlinedAt: !139)
!139 = distinct !DILocation(line: 14, column: 44, scope: !137, inlinedAt: !121)
!140 = !DILocation(line: 7, column: 25, scope: !130, inlinedAt: !139)
!141 = !DILocation(line: 7, column: 39, scope: !130, inlinedAt: !139)
!142 = !DILocation(line: 7, column: 47, scope: !130, inlinedAt: !139)
!143 = !DILocation(line: 7, column: 16, scope: !130, inlinedAt: !136)
!144 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !136, atomGroup: 49, atomRank: 1)
!145 = !DILocation(line: 14, column: 61, scope: !137, inlinedAt: !121)
!146 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !121, atomGroup: 50, atomRank: 2)
!147 = !DILocation(line: 15, column: 5, scope: !116, inlinedAt: !121)
!148 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !121, atomGroup: 8, atomRank: 2)
!149 = !DILocation(line: 15, column: 12, scope: !116, inlinedAt: !121, atomGroup: 12, atomRank: 1)
!150 = !DILocation(line: 11, column: 21, scope: !117, inlinedAt: !121, atomGroup: 2, atomRank: 1)
!151 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !121, atomGroup: 3, atomRank: 1)
!152 = distinct !{!152, !153, !154, !85}
!153 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !121)
!154 = !DILocation(line: 16, column: 3, scope: !114, inlinedAt: !121)
!155 = !DILocation(line: 13, column: 29, scope: !137, inlinedAt: !121, atomGroup: 10, atomRank: 2)
!156 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !136, atomGroup: 35, atomRank: 1)
!157 = !DILocation(line: 13, column: 29, scope: !137, inlinedAt: !121, atomGroup: 53, atomRank: 2)
!158 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !136, atomGroup: 54, atomRank: 1)
!159 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !121, atomGroup: 55, atomRank: 2)
!160 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !121, atomGroup: 57, atomRank: 1)
!161 = distinct !{!161, !127, !162, !85}
!162 = !DILocation(line: 14, column: 64, scope: !119, inlinedAt: !121)
!163 = !DILocation(line: 0, scope: !114, inlinedAt: !164)
!164 = distinct !DILocation(line: 21, column: 3, scope: !92, inlinedAt: !102)
!165 = !DILocation(line: 0, scope: !119, inlinedAt: !164)
!166 = !DILocation(line: 0, scope: !116, inlinedAt: !164)
!167 = !DILocation(line: 11, column: 27, scope: !117, inlinedAt: !164, atomGroup: 13, atomRank: 2)
!168 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !164)
!169 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !164, atomGroup: 7, atomRank: 1)
!170 = !DILocation(line: 7, column: 20, scope: !130, inlinedAt: !171)
!171 = distinct !DILocation(line: 14, scope: !137, inlinedAt: !164)
!172 = !DILocation(line: 0, scope: !130, inlinedAt: !173)
!173 = distinct !DILocation(line: 14, column: 28, scope: !137, inlinedAt: !164)
!174 = !DILocation(line: 7, column: 25, scope: !130, inlinedAt: !173)
!175 = !DILocation(line: 7, column: 39, scope: !130, inlinedAt: !173)
!176 = !DILocation(line: 7, column: 47, scope: !130, inlinedAt: !173)
!177 = !DILocation(line: 7, column: 16, scope: !130, inlinedAt: !171)
!178 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !171, atomGroup: 58, atomRank: 1)
!179 = !DILocation(line: 14, column: 61, scope: !137, inlinedAt: !164)
!180 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !164, atomGroup: 59, atomRank: 2)
!181 = !DILocation(line: 15, column: 5, scope: !116, inlinedAt: !164)
!182 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !164, atomGroup: 8, atomRank: 2)
!183 = !DILocation(line: 15, column: 12, scope: !116, inlinedAt: !164, atomGroup: 12, atomRank: 1)
!184 = !DILocation(line: 11, column: 21, scope: !117, inlinedAt: !164, atomGroup: 2, atomRank: 1)
!185 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !164, atomGroup: 3, atomRank: 1)
!186 = distinct !{!186, !187, !188, !85}
!187 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !164)
!188 = !DILocation(line: 16, column: 3, scope: !114, inlinedAt: !164)
!189 = !DILocation(line: 7, column: 43, scope: !130, inlinedAt: !173)
!190 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !171, atomGroup: 35, atomRank: 1)
!191 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !171, atomGroup: 62, atomRank: 1)
!192 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !164, atomGroup: 63, atomRank: 2)
!193 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !164, atomGroup: 65, atomRank: 1)
!194 = distinct !{!194, !168, !195, !85}
!195 = !DILocation(line: 14, column: 64, scope: !119, inlinedAt: !164)
!196 = !DILocation(line: 0, scope: !114, inlinedAt: !197)
!197 = distinct !DILocation(line: 20, column: 3, scope: !92, inlinedAt: !198)
!198 = distinct !DILocation(line: 35, column: 5, scope: !103)
!199 = !DILocation(line: 0, scope: !119, inlinedAt: !197)
!200 = !DILocation(line: 0, scope: !116, inlinedAt: !197)
!201 = !DILocation(line: 11, column: 27, scope: !117, inlinedAt: !197, atomGroup: 13, atomRank: 2)
!202 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !197)
!203 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !197, atomGroup: 7, atomRank: 1)
!204 = !DILocation(line: 7, column: 20, scope: !130, inlinedAt: !205)
!205 = distinct !DILocation(line: 14, scope: !137, inlinedAt: !197)
!206 = !DILocation(line: 0, scope: !130, inlinedAt: !207)
!207 = distinct !DILocation(line: 14, column: 44, scope: !137, inlinedAt: !197)
!208 = !DILocation(line: 7, column: 25, scope: !130, inlinedAt: !207)
!209 = !DILocation(line: 7, column: 39, scope: !130, inlinedAt: !207)
!210 = !DILocation(line: 7, column: 47, scope: !130, inlinedAt: !207)
!211 = !DILocation(line: 7, column: 16, scope: !130, inlinedAt: !205)
!212 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !205, atomGroup: 67, atomRank: 1)
!213 = !DILocation(line: 14, column: 61, scope: !137, inlinedAt: !197)
!214 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !197, atomGroup: 68, atomRank: 2)
!215 = !DILocation(line: 15, column: 5, scope: !116, inlinedAt: !197)
!216 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !197, atomGroup: 8, atomRank: 2)
!217 = !DILocation(line: 15, column: 12, scope: !116, inlinedAt: !197, atomGroup: 12, atomRank: 1)
!218 = !DILocation(line: 11, column: 21, scope: !117, inlinedAt: !197, atomGroup: 2, atomRank: 1)
!219 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !197, atomGroup: 3, atomRank: 1)
!220 = distinct !{!220, !221, !222, !85}
!221 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !197)
!222 = !DILocation(line: 16, column: 3, scope: !114, inlinedAt: !197)
!223 = !DILocation(line: 13, column: 29, scope: !137, inlinedAt: !197, atomGroup: 10, atomRank: 2)
!224 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !205, atomGroup: 35, atomRank: 1)
!225 = !DILocation(line: 13, column: 29, scope: !137, inlinedAt: !197, atomGroup: 71, atomRank: 2)
!226 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !205, atomGroup: 72, atomRank: 1)
!227 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !197, atomGroup: 73, atomRank: 2)
!228 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !197, atomGroup: 75, atomRank: 1)
!229 = distinct !{!229, !202, !230, !85}
!230 = !DILocation(line: 14, column: 64, scope: !119, inlinedAt: !197)
!231 = !DILocation(line: 0, scope: !114, inlinedAt: !232)
!232 = distinct !DILocation(line: 21, column: 3, scope: !92, inlinedAt: !198)
!233 = !DILocation(line: 0, scope: !119, inlinedAt: !232)
!234 = !DILocation(line: 0, scope: !116, inlinedAt: !232)
!235 = !DILocation(line: 11, column: 27, scope: !117, inlinedAt: !232, atomGroup: 13, atomRank: 2)
!236 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !232)
!237 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !232, atomGroup: 7, atomRank: 1)
!238 = !DILocation(line: 7, column: 20, scope: !130, inlinedAt: !239)
!239 = distinct !DILocation(line: 14, scope: !137, inlinedAt: !232)
!240 = !DILocation(line: 0, scope: !130, inlinedAt: !241)
!241 = distinct !DILocation(line: 14, column: 28, scope: !137, inlinedAt: !232)
!242 = !DILocation(line: 7, column: 25, scope: !130, inlinedAt: !241)
!243 = !DILocation(line: 7, column: 39, scope: !130, inlinedAt: !241)
!244 = !DILocation(line: 7, column: 47, scope: !130, inlinedAt: !241)
!245 = !DILocation(line: 7, column: 16, scope: !130, inlinedAt: !239)
!246 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !239, atomGroup: 76, atomRank: 1)
!247 = !DILocation(line: 14, column: 61, scope: !137, inlinedAt: !232)
!248 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !232, atomGroup: 77, atomRank: 2)
!249 = !DILocation(line: 15, column: 5, scope: !116, inlinedAt: !232)
!250 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !232, atomGroup: 8, atomRank: 2)
!251 = !DILocation(line: 15, column: 12, scope: !116, inlinedAt: !232, atomGroup: 12, atomRank: 1)
!252 = !DILocation(line: 11, column: 21, scope: !117, inlinedAt: !232, atomGroup: 2, atomRank: 1)
!253 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !232, atomGroup: 3, atomRank: 1)
!254 = distinct !{!254, !255, !256, !85}
!255 = !DILocation(line: 11, column: 3, scope: !114, inlinedAt: !232)
!256 = !DILocation(line: 16, column: 3, scope: !114, inlinedAt: !232)
!257 = !DILocation(line: 7, column: 43, scope: !130, inlinedAt: !241)
!258 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !239, atomGroup: 35, atomRank: 1)
!259 = !DILocation(line: 7, column: 14, scope: !130, inlinedAt: !239, atomGroup: 80, atomRank: 1)
!260 = !DILocation(line: 14, column: 11, scope: !137, inlinedAt: !232, atomGroup: 81, atomRank: 2)
!261 = !DILocation(line: 13, column: 5, scope: !119, inlinedAt: !232, atomGroup: 83, atomRank: 1)
!262 = distinct !{!262, !236, !263, !85}
!263 = !DILocation(line: 14, column: 64, scope: !119, inlinedAt: !232)
!264 = !DILocation(line: 33, column: 28, scope: !104, atomGroup: 22, atomRank: 2)
!265 = !DILocation(line: 33, column: 21, scope: !104, atomGroup: 20, atomRank: 1)
!266 = !DILocation(line: 33, column: 3, scope: !41, atomGroup: 21, atomRank: 1)
!267 = distinct !{!267, !89, !268, !85}
!268 = !DILocation(line: 36, column: 3, scope: !41)
!269 = !DILocation(line: 38, column: 3, scope: !45)
!270 = !DILocation(line: 38, column: 3, scope: !45, atomGroup: 28, atomRank: 1)
!271 = !DILocation(line: 0, scope: !45)
!272 = !DILocation(line: 39, column: 11, scope: !273)
!273 = distinct !DILexicalBlock(scope: !274, file: !2, line: 38, column: 31)
!274 = distinct !DILexicalBlock(scope: !45, file: !2, line: 38, column: 3)
!275 = !DILocation(line: 39, column: 18, scope: !273)
!276 = !DILocation(line: 40, column: 8, scope: !273, atomGroup: 84, atomRank: 2)
!277 = !DILocation(line: 42, column: 28, scope: !26)
!278 = !DILocation(line: 40, column: 8, scope: !273, atomGroup: 30, atomRank: 2)
!279 = !DILocation(line: 42, column: 20, scope: !26)
!280 = !DILocation(line: 42, column: 3, scope: !26)
!281 = !DILocation(line: 43, column: 3, scope: !26)
!282 = !DILocation(line: 44, column: 3, scope: !26)
!283 = !DILocation(line: 45, column: 3, scope: !26)
!284 = !DILocation(line: 38, column: 27, scope: !274, atomGroup: 31, atomRank: 2)
!285 = !DILocation(line: 40, column: 8, scope: !273, atomGroup: 88, atomRank: 2)
!286 = !DILocation(line: 38, column: 27, scope: !274, atomGroup: 89, atomRank: 2)
!287 = !DILocation(line: 38, column: 3, scope: !45, atomGroup: 91, atomRank: 1)
!288 = distinct !{!288, !269, !289, !85}
!289 = !DILocation(line: 41, column: 3, scope: !45)
!290 = !DILocation(line: 47, column: 1, scope: !26, atomGroup: 34, atomRank: 1)
!291 = !DISubprogram(name: "malloc", scope: !55, file: !55, line: 553, type: !292, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DISubroutineType(types: !293)
!293 = !{!12, !294}
!294 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !295, line: 18, baseType: !296)
!295 = !DIFile(filename: "clang/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!296 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!297 = !DISubprogram(name: "printf", scope: !298, file: !298, line: 356, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!299 = !DISubroutineType(types: !300)
!300 = !{!9, !301, null}
!301 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !58)
!302 = !DISubprogram(name: "sqrt", scope: !303, file: !303, line: 143, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DIFile(filename: "include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!304 = !DISubroutineType(types: !305)
!305 = !{!35, !35}
!306 = !DISubprogram(name: "free", scope: !55, file: !55, line: 568, type: !307, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DISubroutineType(types: !308)
!308 = !{null, !12}
!309 = !DISubprogram(name: "strtol", scope: !55, file: !55, line: 177, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubroutineType(types: !311)
!311 = !{!312, !301, !313, !9}
!312 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!313 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !10)
