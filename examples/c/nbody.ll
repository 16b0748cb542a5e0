; ModuleID = 'examples/c/nbody.c'
source_filename = "examples/c/nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.body = type { [3 x double], [3 x double], double }

@.str = private unnamed_addr constant [6 x i8] c"%.9f\0A\00", align 1, !dbg !0
@bodies = internal unnamed_addr global [5 x %struct.body] [%struct.body { [3 x double] zeroinitializer, [3 x double] zeroinitializer, double 0x4043BD3CC9BE45DE }, %struct.body { [3 x double] [double 0x40135DA0343CD92C, double 0xBFF290ABC01FDB7C, double 0xBFBA86F96C25EBF0], [3 x double] [double 0x3FE367069B93CCBC, double 0x40067EF2F57D949B, double 0xBF99D2D79A5A0715], double 0x3FA34C95D9AB33D8 }, %struct.body { [3 x double] [double 0x4020AFCDC332CA67, double 0x40107FCB31DE01B0, double 0xBFD9D353E1EB467C], [3 x double] [double 0xBFF02C21B887774F, double 0x3FFD35E9BF1F8F13, double 0x3F813C485F1123B4], double 0x3F871D490D07C637 }, %struct.body { [3 x double] [double 0x4029C9EACEA7D9CF, double 0xC02E38E8D626667E, double 0xBFCC9557BE257DA0], [3 x double] [double 0x3FF1531CA9911BEF, double 0x3FEBCC7F3E54BBC5, double 0xBF862F6BFAF23E7C], double 0x3F5C3DD29CF41EB3 }, %struct.body { [3 x double] [double 0x402EC267A905572A, double 0xC039EB5833C8A220, double 0x3FC6F1F393ABE540], [3 x double] [double 0x3FEF54B61659BC4A, double 0x3FE307C631C4FBA3, double 0xBFA1CB88587665F6], double 0x3F60A8F3531799AC }], align 16, !dbg !7

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !45 {
    #dbg_value(i32 %0, !49, !DIExpression(), !54)
    #dbg_value(ptr %1, !50, !DIExpression(), !54)
  %3 = icmp sgt i32 %0, 1, !dbg !55
  br i1 %3, label %4, label %9, !dbg !56

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !57
  %6 = load ptr, ptr %5, align 8, !dbg !57, !tbaa !58
    #dbg_value(ptr %6, !61, !DIExpression(), !69)
  %7 = tail call i64 @strtol(ptr noundef nonnull captures(none) %6, ptr noundef null, i32 noundef 10) #5, !dbg !71
  %8 = trunc i64 %7 to i32, !dbg !72
  br label %9, !dbg !73

9:                                                ; preds = %2, %4
  %10 = phi i32 [ %8, %4 ], [ 1000, %2 ], !dbg !74
    #dbg_value(i32 %10, !51, !DIExpression(), !54)
    #dbg_value(i64 0, !75, !DIExpression(), !86)
    #dbg_value(i64 1, !84, !DIExpression(), !88)
    #dbg_value(double 0.000000e+00, !81, !DIExpression(), !89)
  %11 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 104), align 8, !dbg !90, !tbaa !92
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 2, !84, !DIExpression(), !88)
  %12 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 160), align 16, !dbg !90, !tbaa !92
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 3, !84, !DIExpression(), !88)
  %13 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 216), align 8, !dbg !90, !tbaa !92
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 4, !84, !DIExpression(), !88)
  %14 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 272), align 16, !dbg !90, !tbaa !92
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 5, !84, !DIExpression(), !88)
  %15 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 48), align 16, !dbg !95, !tbaa !92
    #dbg_value(i64 1, !75, !DIExpression(), !86)
    #dbg_value(i64 1, !84, !DIExpression(), !88)
    #dbg_value(double 0.000000e+00, !81, !DIExpression(), !89)
  %16 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 80), align 16, !dbg !96, !tbaa !97
  %17 = insertelement <2 x double> poison, double %11, i64 0, !dbg !98
  %18 = shufflevector <2 x double> %17, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !98
  %19 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %16, <2 x double> %18, <2 x double> zeroinitializer), !dbg !98
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 2, !84, !DIExpression(), !88)
  %20 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 136), align 8, !dbg !96, !tbaa !97
  %21 = insertelement <2 x double> poison, double %12, i64 0, !dbg !99
  %22 = shufflevector <2 x double> %21, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !99
  %23 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %20, <2 x double> %22, <2 x double> %19), !dbg !99
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 3, !84, !DIExpression(), !88)
  %24 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 192), align 16, !dbg !96, !tbaa !97
  %25 = insertelement <2 x double> poison, double %13, i64 0, !dbg !100
  %26 = shufflevector <2 x double> %25, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !100
  %27 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> %26, <2 x double> %23), !dbg !100
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 4, !84, !DIExpression(), !88)
  %28 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 248), align 8, !dbg !96, !tbaa !97
  %29 = insertelement <2 x double> poison, double %14, i64 0, !dbg !101
  %30 = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !101
  %31 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %28, <2 x double> %30, <2 x double> %27), !dbg !101
    #dbg_value(double poison, !81, !DIExpression(), !89)
    #dbg_value(i64 5, !84, !DIExpression(), !88)
  %32 = fneg <2 x double> %31, !dbg !102
  %33 = insertelement <2 x double> poison, double %15, i64 0, !dbg !103
  %34 = shufflevector <2 x double> %33, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !103
  %35 = fdiv <2 x double> %32, %34, !dbg !103
  store <2 x double> %35, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 24), align 8, !dbg !104, !tbaa !97
    #dbg_value(i64 2, !75, !DIExpression(), !86)
    #dbg_value(i64 1, !84, !DIExpression(), !88)
    #dbg_value(double 0.000000e+00, !81, !DIExpression(), !89)
  %36 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 96), align 16, !dbg !96, !tbaa !97
  %37 = tail call double @llvm.fmuladd.f64(double %36, double %11, double 0.000000e+00), !dbg !105
    #dbg_value(double %37, !81, !DIExpression(), !89)
    #dbg_value(i64 2, !84, !DIExpression(), !88)
  %38 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 152), align 8, !dbg !96, !tbaa !97
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %12, double %37), !dbg !106
    #dbg_value(double %39, !81, !DIExpression(), !89)
    #dbg_value(i64 3, !84, !DIExpression(), !88)
  %40 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 208), align 16, !dbg !96, !tbaa !97
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %13, double %39), !dbg !107
    #dbg_value(double %41, !81, !DIExpression(), !89)
    #dbg_value(i64 4, !84, !DIExpression(), !88)
  %42 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 264), align 8, !dbg !96, !tbaa !97
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %14, double %41), !dbg !108
    #dbg_value(double %43, !81, !DIExpression(), !89)
    #dbg_value(i64 5, !84, !DIExpression(), !88)
  %44 = fneg double %43, !dbg !102
  %45 = fdiv double %44, %15, !dbg !109
  store double %45, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 40), align 8, !dbg !110, !tbaa !97
    #dbg_value(i64 3, !75, !DIExpression(), !86)
    #dbg_value(ptr poison, !111, !DIExpression(), !124)
    #dbg_value(double 0.000000e+00, !135, !DIExpression(), !141)
    #dbg_value(i32 0, !137, !DIExpression(), !142)
  br label %50, !dbg !143

46:                                               ; preds = %76, %50
  %47 = phi double [ %67, %50 ], [ %96, %76 ], !dbg !144
    #dbg_value(double %47, !135, !DIExpression(), !141)
    #dbg_value(i64 %68, !137, !DIExpression(), !142)
  %48 = add nuw nsw i64 %52, 1, !dbg !145
  %49 = icmp eq i64 %68, 5, !dbg !146
  br i1 %49, label %99, label %50, !dbg !145, !llvm.loop !147

50:                                               ; preds = %46, %9
  %51 = phi i64 [ 0, %9 ], [ %68, %46 ]
  %52 = phi i64 [ 1, %9 ], [ %48, %46 ]
  %53 = phi double [ 0.000000e+00, %9 ], [ %47, %46 ]
    #dbg_value(double %53, !135, !DIExpression(), !141)
    #dbg_value(i64 %51, !137, !DIExpression(), !142)
  %54 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %51, !dbg !151
    #dbg_value(ptr %54, !138, !DIExpression(), !144)
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 48, !dbg !152
  %56 = load double, ptr %55, align 8, !dbg !152, !tbaa !92
  %57 = fmul double %56, 5.000000e-01, !dbg !153
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 24, !dbg !154
  %59 = load double, ptr %58, align 8, !dbg !155, !tbaa !97
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 32, !dbg !156
  %61 = load double, ptr %60, align 8, !dbg !156, !tbaa !97
  %62 = fmul double %61, %61, !dbg !157
  %63 = tail call double @llvm.fmuladd.f64(double %59, double %59, double %62), !dbg !158
  %64 = getelementptr inbounds nuw i8, ptr %54, i64 40, !dbg !159
  %65 = load double, ptr %64, align 8, !dbg !159, !tbaa !97
  %66 = tail call double @llvm.fmuladd.f64(double %65, double %65, double %63), !dbg !160
  %67 = tail call double @llvm.fmuladd.f64(double %57, double %66, double %53), !dbg !161
    #dbg_value(double %67, !135, !DIExpression(), !141)
  %68 = add nuw nsw i64 %51, 1, !dbg !162
    #dbg_value(i64 %68, !139, !DIExpression(), !163)
  %69 = icmp samesign ult i64 %51, 4, !dbg !164
  br i1 %69, label %70, label %46, !dbg !165

70:                                               ; preds = %50
  %71 = load double, ptr %54, align 8, !tbaa !97
  %72 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %73 = load double, ptr %72, align 8, !tbaa !97
  %74 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %75 = load double, ptr %74, align 8, !tbaa !97
  br label %76, !dbg !165

76:                                               ; preds = %76, %70
  %77 = phi i64 [ %52, %70 ], [ %97, %76 ]
  %78 = phi double [ %67, %70 ], [ %96, %76 ]
    #dbg_value(i64 %77, !139, !DIExpression(), !163)
    #dbg_value(double %78, !135, !DIExpression(), !141)
  %79 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %77, !dbg !166
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 48, !dbg !167
  %81 = load double, ptr %80, align 8, !dbg !167, !tbaa !92
  %82 = fmul double %56, %81, !dbg !168
    #dbg_value(ptr %54, !119, !DIExpression(), !124)
    #dbg_value(ptr %79, !120, !DIExpression(), !124)
    #dbg_value(ptr undef, !111, !DIExpression(), !124)
    #dbg_value(i64 0, !122, !DIExpression(), !169)
    #dbg_value(double 0.000000e+00, !121, !DIExpression(), !124)
  %83 = load double, ptr %79, align 8, !dbg !170, !tbaa !97
  %84 = fsub double %71, %83, !dbg !173
    #dbg_value(double %84, !136, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !141)
  %85 = tail call double @llvm.fmuladd.f64(double %84, double %84, double 0.000000e+00), !dbg !174
    #dbg_value(double %85, !121, !DIExpression(), !124)
    #dbg_value(i64 1, !122, !DIExpression(), !169)
  %86 = getelementptr inbounds nuw i8, ptr %79, i64 8, !dbg !170
  %87 = load double, ptr %86, align 8, !dbg !170, !tbaa !97
  %88 = fsub double %73, %87, !dbg !175
    #dbg_value(double %88, !136, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !141)
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %88, double %85), !dbg !176
    #dbg_value(double %89, !121, !DIExpression(), !124)
    #dbg_value(i64 2, !122, !DIExpression(), !169)
  %90 = getelementptr inbounds nuw i8, ptr %79, i64 16, !dbg !170
  %91 = load double, ptr %90, align 8, !dbg !170, !tbaa !97
  %92 = fsub double %75, %91, !dbg !177
    #dbg_value(double %92, !136, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !141)
  %93 = tail call double @llvm.fmuladd.f64(double %92, double %92, double %89), !dbg !178
    #dbg_value(double %93, !121, !DIExpression(), !124)
    #dbg_value(i64 3, !122, !DIExpression(), !169)
  %94 = tail call double @llvm.sqrt.f64(double %93), !dbg !179
  %95 = fdiv double %82, %94, !dbg !180
  %96 = fsub double %78, %95, !dbg !181
    #dbg_value(double %96, !135, !DIExpression(), !141)
  %97 = add nuw nsw i64 %77, 1, !dbg !182
    #dbg_value(i64 %97, !139, !DIExpression(), !163)
  %98 = icmp eq i64 %97, 5, !dbg !183
  br i1 %98, label %46, label %76, !dbg !184, !llvm.loop !185

99:                                               ; preds = %46
  %100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %47), !dbg !188
    #dbg_value(i32 0, !52, !DIExpression(), !189)
  %101 = icmp sgt i32 %10, 0, !dbg !190
  br i1 %101, label %103, label %102, !dbg !192

102:                                              ; preds = %240, %99
  br label %131, !dbg !193

103:                                              ; preds = %99
  %104 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 240), align 16
  %105 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 224), align 16
  %106 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 184), align 8
  %107 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 168), align 8
  %108 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 128), align 16
  %109 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 112), align 16
  %110 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 72), align 8
  %111 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 56), align 8
  %112 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 16), align 16
  %113 = shufflevector <2 x double> %112, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %114 = load <2 x double>, ptr @bodies, align 16
  %115 = insertelement <4 x double> %113, double %110, i64 1
  %116 = insertelement <4 x double> %115, double %108, i64 2
  %117 = insertelement <4 x double> %116, double %106, i64 3
  br label %118, !dbg !195

118:                                              ; preds = %103, %240
  %119 = phi i32 [ %266, %240 ], [ 0, %103 ]
  %120 = phi double [ %265, %240 ], [ %104, %103 ]
  %121 = phi <2 x double> [ %242, %240 ], [ %114, %103 ]
  %122 = phi <2 x double> [ %246, %240 ], [ %111, %103 ]
  %123 = phi <2 x double> [ %249, %240 ], [ %109, %103 ]
  %124 = phi <2 x double> [ %252, %240 ], [ %107, %103 ]
  %125 = phi <2 x double> [ %263, %240 ], [ %105, %103 ]
  %126 = phi <4 x double> [ %257, %240 ], [ %117, %103 ]
    #dbg_value(i32 %119, !52, !DIExpression(), !189)
  br label %185, !dbg !196

127:                                              ; preds = %157, %131
  %128 = phi double [ %148, %131 ], [ %177, %157 ], !dbg !220
    #dbg_value(double %128, !135, !DIExpression(), !221)
    #dbg_value(i64 %149, !137, !DIExpression(), !222)
  %129 = add nuw nsw i64 %133, 1, !dbg !223
  %130 = icmp eq i64 %149, 5, !dbg !224
  br i1 %130, label %180, label %131, !dbg !223, !llvm.loop !225

131:                                              ; preds = %102, %127
  %132 = phi i64 [ %149, %127 ], [ 0, %102 ]
  %133 = phi i64 [ %129, %127 ], [ 1, %102 ]
  %134 = phi double [ %128, %127 ], [ 0.000000e+00, %102 ]
    #dbg_value(double %134, !135, !DIExpression(), !221)
    #dbg_value(i64 %132, !137, !DIExpression(), !222)
  %135 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %132, !dbg !227
    #dbg_value(ptr %135, !138, !DIExpression(), !220)
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 48, !dbg !228
  %137 = load double, ptr %136, align 8, !dbg !228, !tbaa !92
  %138 = fmul double %137, 5.000000e-01, !dbg !229
  %139 = getelementptr inbounds nuw i8, ptr %135, i64 24, !dbg !230
  %140 = load double, ptr %139, align 8, !dbg !231, !tbaa !97
  %141 = getelementptr inbounds nuw i8, ptr %135, i64 32, !dbg !232
  %142 = load double, ptr %141, align 8, !dbg !232, !tbaa !97
  %143 = fmul double %142, %142, !dbg !233
  %144 = tail call double @llvm.fmuladd.f64(double %140, double %140, double %143), !dbg !234
  %145 = getelementptr inbounds nuw i8, ptr %135, i64 40, !dbg !235
  %146 = load double, ptr %145, align 8, !dbg !235, !tbaa !97
  %147 = tail call double @llvm.fmuladd.f64(double %146, double %146, double %144), !dbg !236
  %148 = tail call double @llvm.fmuladd.f64(double %138, double %147, double %134), !dbg !237
    #dbg_value(double %148, !135, !DIExpression(), !221)
  %149 = add nuw nsw i64 %132, 1, !dbg !238
    #dbg_value(i64 %149, !139, !DIExpression(), !239)
  %150 = icmp samesign ult i64 %132, 4, !dbg !240
  br i1 %150, label %151, label %127, !dbg !241

151:                                              ; preds = %131
  %152 = load double, ptr %135, align 8, !tbaa !97
  %153 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %154 = load double, ptr %153, align 8, !tbaa !97
  %155 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %156 = load double, ptr %155, align 8, !tbaa !97
  br label %157, !dbg !241

157:                                              ; preds = %157, %151
  %158 = phi i64 [ %133, %151 ], [ %178, %157 ]
  %159 = phi double [ %148, %151 ], [ %177, %157 ]
    #dbg_value(i64 %158, !139, !DIExpression(), !239)
    #dbg_value(double %159, !135, !DIExpression(), !221)
  %160 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %158, !dbg !242
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 48, !dbg !243
  %162 = load double, ptr %161, align 8, !dbg !243, !tbaa !92
  %163 = fmul double %137, %162, !dbg !244
    #dbg_value(ptr %135, !119, !DIExpression(), !245)
    #dbg_value(ptr %160, !120, !DIExpression(), !245)
    #dbg_value(ptr undef, !111, !DIExpression(), !245)
    #dbg_value(i64 0, !122, !DIExpression(), !247)
    #dbg_value(double 0.000000e+00, !121, !DIExpression(), !245)
  %164 = load double, ptr %160, align 8, !dbg !248, !tbaa !97
  %165 = fsub double %152, %164, !dbg !249
    #dbg_value(double %165, !136, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !221)
  %166 = tail call double @llvm.fmuladd.f64(double %165, double %165, double 0.000000e+00), !dbg !250
    #dbg_value(double %166, !121, !DIExpression(), !245)
    #dbg_value(i64 1, !122, !DIExpression(), !247)
  %167 = getelementptr inbounds nuw i8, ptr %160, i64 8, !dbg !248
  %168 = load double, ptr %167, align 8, !dbg !248, !tbaa !97
  %169 = fsub double %154, %168, !dbg !251
    #dbg_value(double %169, !136, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !221)
  %170 = tail call double @llvm.fmuladd.f64(double %169, double %169, double %166), !dbg !252
    #dbg_value(double %170, !121, !DIExpression(), !245)
    #dbg_value(i64 2, !122, !DIExpression(), !247)
  %171 = getelementptr inbounds nuw i8, ptr %160, i64 16, !dbg !248
  %172 = load double, ptr %171, align 8, !dbg !248, !tbaa !97
  %173 = fsub double %156, %172, !dbg !253
    #dbg_value(double %173, !136, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !221)
  %174 = tail call double @llvm.fmuladd.f64(double %173, double %173, double %170), !dbg !254
    #dbg_value(double %174, !121, !DIExpression(), !245)
    #dbg_value(i64 3, !122, !DIExpression(), !247)
  %175 = tail call double @llvm.sqrt.f64(double %174), !dbg !255
  %176 = fdiv double %163, %175, !dbg !256
  %177 = fsub double %159, %176, !dbg !257
    #dbg_value(double %177, !135, !DIExpression(), !221)
  %178 = add nuw nsw i64 %158, 1, !dbg !258
    #dbg_value(i64 %178, !139, !DIExpression(), !239)
  %179 = icmp eq i64 %178, 5, !dbg !259
  br i1 %179, label %127, label %157, !dbg !260, !llvm.loop !261

180:                                              ; preds = %127
  %181 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %128), !dbg !264
  ret i32 0, !dbg !265

182:                                              ; preds = %201, %185
    #dbg_value(i64 %188, !203, !DIExpression(), !266)
  %183 = add nuw nsw i64 %187, 1, !dbg !267
  %184 = icmp eq i64 %188, 5, !dbg !268
  br i1 %184, label %240, label %185, !dbg !267, !llvm.loop !269

185:                                              ; preds = %118, %182
  %186 = phi i64 [ %188, %182 ], [ 0, %118 ]
  %187 = phi i64 [ %183, %182 ], [ 1, %118 ]
    #dbg_value(i64 %186, !203, !DIExpression(), !266)
  %188 = add nuw nsw i64 %186, 1, !dbg !271
    #dbg_value(i64 %188, !204, !DIExpression(), !272)
  %189 = icmp samesign ult i64 %186, 4, !dbg !273
  br i1 %189, label %190, label %182, !dbg !274

190:                                              ; preds = %185
  %191 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %186
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 16
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 24
  %194 = getelementptr inbounds nuw i8, ptr %191, i64 48
  %195 = load <2 x double>, ptr %191, align 8, !dbg !275, !tbaa !97
  %196 = load double, ptr %192, align 8, !dbg !275, !tbaa !97
  %197 = load double, ptr %194, align 8, !dbg !277, !tbaa !92
  %198 = getelementptr inbounds nuw i8, ptr %191, i64 40
  %199 = insertelement <2 x double> poison, double %197, i64 0, !dbg !280
  %200 = shufflevector <2 x double> %199, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !280
  br label %201, !dbg !274

201:                                              ; preds = %201, %190
  %202 = phi i64 [ %187, %190 ], [ %238, %201 ]
    #dbg_value(i64 %202, !204, !DIExpression(), !272)
  %203 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %202, !dbg !281
    #dbg_value(ptr %191, !119, !DIExpression(), !282)
    #dbg_value(ptr %203, !120, !DIExpression(), !282)
    #dbg_value(ptr undef, !111, !DIExpression(), !282)
    #dbg_value(i64 0, !122, !DIExpression(), !283)
    #dbg_value(double 0.000000e+00, !121, !DIExpression(), !282)
    #dbg_value(double poison, !207, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !284)
    #dbg_value(double %214, !121, !DIExpression(), !282)
    #dbg_value(i64 1, !122, !DIExpression(), !283)
    #dbg_value(double poison, !207, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !284)
    #dbg_value(double %216, !121, !DIExpression(), !282)
    #dbg_value(i64 2, !122, !DIExpression(), !283)
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 16, !dbg !285
  %205 = load double, ptr %204, align 8, !dbg !285, !tbaa !97
  %206 = fsub double %196, %205, !dbg !286
    #dbg_value(double %206, !207, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !284)
    #dbg_value(double %217, !121, !DIExpression(), !282)
    #dbg_value(i64 3, !122, !DIExpression(), !283)
    #dbg_value(double %217, !210, !DIExpression(), !284)
    #dbg_value(double %220, !211, !DIExpression(), !284)
    #dbg_value(i32 0, !212, !DIExpression(), !287)
  %207 = getelementptr inbounds nuw i8, ptr %203, i64 48
  %208 = getelementptr inbounds nuw i8, ptr %203, i64 24
    #dbg_value(i64 0, !212, !DIExpression(), !287)
  %209 = load double, ptr %207, align 8, !dbg !288, !tbaa !92
  %210 = fneg double %209, !dbg !289
    #dbg_value(i64 1, !212, !DIExpression(), !287)
  %211 = load <2 x double>, ptr %203, align 8, !dbg !285, !tbaa !97
  %212 = fsub <2 x double> %195, %211, !dbg !290
  %213 = extractelement <2 x double> %212, i64 0, !dbg !289
  %214 = tail call double @llvm.fmuladd.f64(double %213, double %213, double 0.000000e+00), !dbg !291
  %215 = extractelement <2 x double> %212, i64 1, !dbg !289
  %216 = tail call double @llvm.fmuladd.f64(double %215, double %215, double %214), !dbg !292
  %217 = tail call double @llvm.fmuladd.f64(double %206, double %206, double %216), !dbg !293
  %218 = tail call double @llvm.sqrt.f64(double %217), !dbg !294
  %219 = fmul double %217, %218, !dbg !295
  %220 = fdiv double 1.000000e-02, %219, !dbg !296
  %221 = load <2 x double>, ptr %193, align 8, !dbg !289, !tbaa !97
  %222 = insertelement <2 x double> poison, double %210, i64 0, !dbg !289
  %223 = shufflevector <2 x double> %222, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !289
  %224 = fmul <2 x double> %212, %223, !dbg !289
  %225 = insertelement <2 x double> poison, double %220, i64 0, !dbg !297
  %226 = shufflevector <2 x double> %225, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !297
  %227 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %224, <2 x double> %226, <2 x double> %221), !dbg !297
  store <2 x double> %227, ptr %193, align 8, !dbg !298, !tbaa !97
  %228 = fmul <2 x double> %200, %212, !dbg !280
  %229 = load <2 x double>, ptr %208, align 8, !dbg !299, !tbaa !97
  %230 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %228, <2 x double> %226, <2 x double> %229), !dbg !300
  store <2 x double> %230, ptr %208, align 8, !dbg !301, !tbaa !97
    #dbg_value(i64 2, !212, !DIExpression(), !287)
  %231 = load double, ptr %198, align 8, !dbg !289, !tbaa !97
  %232 = fmul double %206, %210, !dbg !289
  %233 = tail call double @llvm.fmuladd.f64(double %232, double %220, double %231), !dbg !302
  store double %233, ptr %198, align 8, !dbg !303, !tbaa !97
  %234 = fmul double %197, %206, !dbg !280
  %235 = getelementptr inbounds nuw i8, ptr %203, i64 40, !dbg !304
  %236 = load double, ptr %235, align 8, !dbg !299, !tbaa !97
  %237 = tail call double @llvm.fmuladd.f64(double %234, double %220, double %236), !dbg !305
  store double %237, ptr %235, align 8, !dbg !306, !tbaa !97
    #dbg_value(i64 3, !212, !DIExpression(), !287)
  %238 = add nuw nsw i64 %202, 1, !dbg !307
    #dbg_value(i64 %238, !204, !DIExpression(), !272)
  %239 = icmp eq i64 %238, 5, !dbg !308
  br i1 %239, label %182, label %201, !dbg !309, !llvm.loop !310

240:                                              ; preds = %182
    #dbg_value(i64 0, !214, !DIExpression(), !313)
    #dbg_value(i64 0, !216, !DIExpression(), !314)
    #dbg_value(i64 1, !216, !DIExpression(), !314)
  %241 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 24), align 8, !dbg !315, !tbaa !97
  %242 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %241, <2 x double> splat (double 1.000000e-02), <2 x double> %121), !dbg !317
  store <2 x double> %242, ptr @bodies, align 16, !dbg !318, !tbaa !97
    #dbg_value(i64 2, !216, !DIExpression(), !314)
  %243 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 40), align 8, !dbg !315
  %244 = shufflevector <2 x double> %243, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !315
    #dbg_value(i64 1, !214, !DIExpression(), !313)
    #dbg_value(i64 0, !216, !DIExpression(), !314)
    #dbg_value(i64 1, !216, !DIExpression(), !314)
  %245 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 80), align 16, !dbg !315, !tbaa !97
  %246 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %245, <2 x double> splat (double 1.000000e-02), <2 x double> %122), !dbg !319
  store <2 x double> %246, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 56), align 8, !dbg !320, !tbaa !97
    #dbg_value(i64 2, !216, !DIExpression(), !314)
  %247 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 96), align 16, !dbg !315, !tbaa !97
    #dbg_value(i64 2, !214, !DIExpression(), !313)
    #dbg_value(i64 0, !216, !DIExpression(), !314)
    #dbg_value(i64 1, !216, !DIExpression(), !314)
  %248 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 136), align 8, !dbg !315, !tbaa !97
  %249 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %248, <2 x double> splat (double 1.000000e-02), <2 x double> %123), !dbg !321
  store <2 x double> %249, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 112), align 16, !dbg !322, !tbaa !97
    #dbg_value(i64 2, !216, !DIExpression(), !314)
  %250 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 152), align 8, !dbg !315, !tbaa !97
    #dbg_value(i64 3, !214, !DIExpression(), !313)
    #dbg_value(i64 0, !216, !DIExpression(), !314)
    #dbg_value(i64 1, !216, !DIExpression(), !314)
  %251 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 192), align 16, !dbg !315, !tbaa !97
  %252 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %251, <2 x double> splat (double 1.000000e-02), <2 x double> %124), !dbg !323
  store <2 x double> %252, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 168), align 8, !dbg !324, !tbaa !97
    #dbg_value(i64 2, !216, !DIExpression(), !314)
  %253 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 208), align 16, !dbg !315, !tbaa !97
  %254 = insertelement <4 x double> %244, double %247, i64 1, !dbg !325
  %255 = insertelement <4 x double> %254, double %250, i64 2, !dbg !325
  %256 = insertelement <4 x double> %255, double %253, i64 3, !dbg !325
  %257 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %256, <4 x double> splat (double 1.000000e-02), <4 x double> %126), !dbg !325
  %258 = extractelement <4 x double> %257, i64 0, !dbg !326
  store double %258, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 16), align 16, !dbg !326, !tbaa !97
  %259 = extractelement <4 x double> %257, i64 1, !dbg !327
  store double %259, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 72), align 8, !dbg !327, !tbaa !97
  %260 = extractelement <4 x double> %257, i64 2, !dbg !328
  store double %260, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 128), align 16, !dbg !328, !tbaa !97
  %261 = extractelement <4 x double> %257, i64 3, !dbg !329
  store double %261, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 184), align 8, !dbg !329, !tbaa !97
    #dbg_value(i64 4, !214, !DIExpression(), !313)
    #dbg_value(i64 0, !216, !DIExpression(), !314)
    #dbg_value(i64 1, !216, !DIExpression(), !314)
  %262 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 248), align 8, !dbg !315, !tbaa !97
  %263 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %262, <2 x double> splat (double 1.000000e-02), <2 x double> %125), !dbg !330
  store <2 x double> %263, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 224), align 16, !dbg !331, !tbaa !97
    #dbg_value(i64 2, !216, !DIExpression(), !314)
  %264 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 264), align 8, !dbg !315, !tbaa !97
  %265 = tail call double @llvm.fmuladd.f64(double %264, double 1.000000e-02, double %120), !dbg !332
  store double %265, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 240), align 16, !dbg !333, !tbaa !97
    #dbg_value(i64 3, !216, !DIExpression(), !314)
    #dbg_value(i64 5, !214, !DIExpression(), !313)
  %266 = add nuw nsw i32 %119, 1, !dbg !334
    #dbg_value(i32 %266, !52, !DIExpression(), !189)
  %267 = icmp eq i32 %266, %10, !dbg !335
  br i1 %267, label %102, label %118, !dbg !336, !llvm.loop !337
}

; Function Attrs: nofree nounwind
declare !dbg !339 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !344 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}
!llvm.ident = !{!40}
!llvm.errno.tbaa = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/c/nbody.c", directory: ".", checksumkind: CSK_MD5, checksum: "49cdc3b97d4629d76d4ad677ccd24da1")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bodies", scope: !9, file: !2, line: 16, type: !21, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 6, baseType: !12, size: 32, elements: !13)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!14}
!14 = !DIEnumerator(name: "BODIES", value: 5)
!15 = !{!16, !17, !19}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !{!0, !7}
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 2240, elements: !31)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "body", file: !2, line: 8, size: 448, elements: !23)
!23 = !{!24, !29, !30}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !2, line: 9, baseType: !25, size: 192)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 192, elements: !27)
!26 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!27 = !{!28}
!28 = !DISubrange(count: 3)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !22, file: !2, line: 9, baseType: !25, size: 192, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "mass", scope: !22, file: !2, line: 9, baseType: !26, size: 64, offset: 384)
!31 = !{!32}
!32 = !DISubrange(count: 5)
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
!45 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 79, type: !46, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !48, keyInstructions: true)
!46 = !DISubroutineType(types: !47)
!47 = !{!16, !16, !17}
!48 = !{!49, !50, !51, !52}
!49 = !DILocalVariable(name: "argc", arg: 1, scope: !45, file: !2, line: 79, type: !16)
!50 = !DILocalVariable(name: "argv", arg: 2, scope: !45, file: !2, line: 79, type: !17)
!51 = !DILocalVariable(name: "steps", scope: !45, file: !2, line: 80, type: !16)
!52 = !DILocalVariable(name: "i", scope: !53, file: !2, line: 83, type: !16)
!53 = distinct !DILexicalBlock(scope: !45, file: !2, line: 83, column: 3)
!54 = !DILocation(line: 0, scope: !45)
!55 = !DILocation(line: 80, column: 20, scope: !45, atomGroup: 2, atomRank: 2)
!56 = !DILocation(line: 80, column: 15, scope: !45, atomGroup: 2, atomRank: 1)
!57 = !DILocation(line: 80, column: 31, scope: !45)
!58 = !{!59, !59, i64 0}
!59 = !{!"p1 omnipotent char", !60, i64 0}
!60 = !{!"any pointer", !43, i64 0}
!61 = !DILocalVariable(name: "__nptr", arg: 1, scope: !62, file: !63, line: 362, type: !66)
!62 = distinct !DISubprogram(name: "atoi", scope: !63, file: !63, line: 362, type: !64, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !68, keyInstructions: true)
!63 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!64 = !DISubroutineType(types: !65)
!65 = !{!16, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!68 = !{!61}
!69 = !DILocation(line: 0, scope: !62, inlinedAt: !70)
!70 = distinct !DILocation(line: 80, column: 26, scope: !45)
!71 = !DILocation(line: 364, column: 16, scope: !62, inlinedAt: !70, atomGroup: 1, atomRank: 3)
!72 = !DILocation(line: 364, column: 10, scope: !62, inlinedAt: !70, atomGroup: 1, atomRank: 2)
!73 = !DILocation(line: 80, column: 15, scope: !45)
!74 = !DILocation(line: 80, column: 15, scope: !45, atomGroup: 1, atomRank: 2)
!75 = !DILocalVariable(name: "k", scope: !76, file: !2, line: 35, type: !16)
!76 = distinct !DILexicalBlock(scope: !77, file: !2, line: 35, column: 3)
!77 = distinct !DISubprogram(name: "balance", scope: !2, file: !2, line: 34, type: !78, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !80, keyInstructions: true)
!78 = !DISubroutineType(types: !79)
!79 = !{null}
!80 = !{!75, !81, !84}
!81 = !DILocalVariable(name: "momentum", scope: !82, file: !2, line: 36, type: !26)
!82 = distinct !DILexicalBlock(scope: !83, file: !2, line: 35, column: 31)
!83 = distinct !DILexicalBlock(scope: !76, file: !2, line: 35, column: 3)
!84 = !DILocalVariable(name: "i", scope: !85, file: !2, line: 37, type: !16)
!85 = distinct !DILexicalBlock(scope: !82, file: !2, line: 37, column: 5)
!86 = !DILocation(line: 0, scope: !76, inlinedAt: !87)
!87 = distinct !DILocation(line: 81, column: 3, scope: !45)
!88 = !DILocation(line: 0, scope: !85, inlinedAt: !87)
!89 = !DILocation(line: 0, scope: !82, inlinedAt: !87)
!90 = !DILocation(line: 38, column: 46, scope: !91, inlinedAt: !87)
!91 = distinct !DILexicalBlock(scope: !85, file: !2, line: 37, column: 5)
!92 = !{!93, !94, i64 48}
!93 = !{!"body", !43, i64 0, !43, i64 24, !94, i64 48}
!94 = !{!"double", !43, i64 0}
!95 = !DILocation(line: 39, column: 44, scope: !82, inlinedAt: !87)
!96 = !DILocation(line: 38, column: 19, scope: !91, inlinedAt: !87)
!97 = !{!94, !94, i64 0}
!98 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 8, atomRank: 2)
!99 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 36, atomRank: 2)
!100 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 40, atomRank: 2)
!101 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 44, atomRank: 2)
!102 = !DILocation(line: 39, column: 22, scope: !82, inlinedAt: !87)
!103 = !DILocation(line: 39, column: 32, scope: !82, inlinedAt: !87, atomGroup: 11, atomRank: 2)
!104 = !DILocation(line: 39, column: 20, scope: !82, inlinedAt: !87, atomGroup: 11, atomRank: 1)
!105 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 58, atomRank: 2)
!106 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 59, atomRank: 2)
!107 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 60, atomRank: 2)
!108 = !DILocation(line: 38, column: 16, scope: !91, inlinedAt: !87, atomGroup: 61, atomRank: 2)
!109 = !DILocation(line: 39, column: 32, scope: !82, inlinedAt: !87, atomGroup: 62, atomRank: 2)
!110 = !DILocation(line: 39, column: 20, scope: !82, inlinedAt: !87, atomGroup: 62, atomRank: 1)
!111 = !DILocalVariable(name: "d", arg: 3, scope: !112, file: !2, line: 43, type: !117)
!112 = distinct !DISubprogram(name: "distance2", scope: !2, file: !2, line: 43, type: !113, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !118, keyInstructions: true)
!113 = !DISubroutineType(types: !114)
!114 = !{!26, !115, !115, !117}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!118 = !{!119, !120, !111, !121, !122}
!119 = !DILocalVariable(name: "a", arg: 1, scope: !112, file: !2, line: 43, type: !115)
!120 = !DILocalVariable(name: "b", arg: 2, scope: !112, file: !2, line: 43, type: !115)
!121 = !DILocalVariable(name: "square", scope: !112, file: !2, line: 44, type: !26)
!122 = !DILocalVariable(name: "k", scope: !123, file: !2, line: 45, type: !16)
!123 = distinct !DILexicalBlock(scope: !112, file: !2, line: 45, column: 3)
!124 = !DILocation(line: 0, scope: !112, inlinedAt: !125)
!125 = distinct !DILocation(line: 58, column: 44, scope: !126, inlinedAt: !140)
!126 = distinct !DILexicalBlock(scope: !127, file: !2, line: 57, column: 5)
!127 = distinct !DILexicalBlock(scope: !128, file: !2, line: 57, column: 5)
!128 = distinct !DILexicalBlock(scope: !129, file: !2, line: 54, column: 36)
!129 = distinct !DILexicalBlock(scope: !130, file: !2, line: 54, column: 3)
!130 = distinct !DILexicalBlock(scope: !131, file: !2, line: 54, column: 3)
!131 = distinct !DISubprogram(name: "energy", scope: !2, file: !2, line: 52, type: !132, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !134, keyInstructions: true)
!132 = !DISubroutineType(types: !133)
!133 = !{!26}
!134 = !{!135, !136, !137, !138, !139}
!135 = !DILocalVariable(name: "e", scope: !131, file: !2, line: 53, type: !26)
!136 = !DILocalVariable(name: "d", scope: !131, file: !2, line: 53, type: !25)
!137 = !DILocalVariable(name: "i", scope: !130, file: !2, line: 54, type: !16)
!138 = !DILocalVariable(name: "a", scope: !128, file: !2, line: 55, type: !115)
!139 = !DILocalVariable(name: "j", scope: !127, file: !2, line: 57, type: !16)
!140 = distinct !DILocation(line: 82, column: 20, scope: !45)
!141 = !DILocation(line: 0, scope: !131, inlinedAt: !140)
!142 = !DILocation(line: 0, scope: !130, inlinedAt: !140)
!143 = !DILocation(line: 54, column: 3, scope: !130, inlinedAt: !140, atomGroup: 81, atomRank: 1)
!144 = !DILocation(line: 0, scope: !128, inlinedAt: !140)
!145 = !DILocation(line: 54, column: 3, scope: !130, inlinedAt: !140, atomGroup: 4, atomRank: 1)
!146 = !DILocation(line: 54, column: 21, scope: !129, inlinedAt: !140, atomGroup: 3, atomRank: 1)
!147 = distinct !{!147, !148, !149, !150}
!148 = !DILocation(line: 54, column: 3, scope: !130, inlinedAt: !140)
!149 = !DILocation(line: 59, column: 3, scope: !130, inlinedAt: !140)
!150 = !{!"llvm.loop.mustprogress"}
!151 = !DILocation(line: 55, column: 29, scope: !128, inlinedAt: !140, atomGroup: 5, atomRank: 2)
!152 = !DILocation(line: 56, column: 19, scope: !128, inlinedAt: !140)
!153 = !DILocation(line: 56, column: 14, scope: !128, inlinedAt: !140)
!154 = !DILocation(line: 56, column: 30, scope: !128, inlinedAt: !140)
!155 = !DILocation(line: 56, column: 27, scope: !128, inlinedAt: !140)
!156 = !DILocation(line: 56, column: 47, scope: !128, inlinedAt: !140)
!157 = !DILocation(line: 56, column: 55, scope: !128, inlinedAt: !140)
!158 = !DILocation(line: 56, column: 45, scope: !128, inlinedAt: !140)
!159 = !DILocation(line: 56, column: 67, scope: !128, inlinedAt: !140)
!160 = !DILocation(line: 56, column: 65, scope: !128, inlinedAt: !140)
!161 = !DILocation(line: 56, column: 7, scope: !128, inlinedAt: !140, atomGroup: 6, atomRank: 2)
!162 = !DILocation(line: 57, column: 20, scope: !127, inlinedAt: !140, atomGroup: 7, atomRank: 2)
!163 = !DILocation(line: 0, scope: !127, inlinedAt: !140)
!164 = !DILocation(line: 57, column: 27, scope: !126, inlinedAt: !140, atomGroup: 78, atomRank: 1)
!165 = !DILocation(line: 57, column: 5, scope: !127, inlinedAt: !140, atomGroup: 79, atomRank: 1)
!166 = !DILocation(line: 58, column: 22, scope: !126, inlinedAt: !140)
!167 = !DILocation(line: 58, column: 32, scope: !126, inlinedAt: !140)
!168 = !DILocation(line: 58, column: 20, scope: !126, inlinedAt: !140)
!169 = !DILocation(line: 0, scope: !123, inlinedAt: !125)
!170 = !DILocation(line: 46, column: 22, scope: !171, inlinedAt: !125)
!171 = distinct !DILexicalBlock(scope: !172, file: !2, line: 45, column: 31)
!172 = distinct !DILexicalBlock(scope: !123, file: !2, line: 45, column: 3)
!173 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !125, atomGroup: 5, atomRank: 2)
!174 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !125, atomGroup: 6, atomRank: 2)
!175 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !125, atomGroup: 68, atomRank: 2)
!176 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !125, atomGroup: 69, atomRank: 2)
!177 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !125, atomGroup: 73, atomRank: 2)
!178 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !125, atomGroup: 74, atomRank: 2)
!179 = !DILocation(line: 58, column: 39, scope: !126, inlinedAt: !140)
!180 = !DILocation(line: 58, column: 37, scope: !126, inlinedAt: !140)
!181 = !DILocation(line: 58, column: 9, scope: !126, inlinedAt: !140, atomGroup: 10, atomRank: 2)
!182 = !DILocation(line: 57, column: 38, scope: !126, inlinedAt: !140, atomGroup: 11, atomRank: 2)
!183 = !DILocation(line: 57, column: 27, scope: !126, inlinedAt: !140, atomGroup: 8, atomRank: 1)
!184 = !DILocation(line: 57, column: 5, scope: !127, inlinedAt: !140, atomGroup: 9, atomRank: 1)
!185 = distinct !{!185, !186, !187, !150}
!186 = !DILocation(line: 57, column: 5, scope: !127, inlinedAt: !140)
!187 = !DILocation(line: 58, column: 71, scope: !127, inlinedAt: !140)
!188 = !DILocation(line: 82, column: 3, scope: !45)
!189 = !DILocation(line: 0, scope: !53)
!190 = !DILocation(line: 83, column: 21, scope: !191, atomGroup: 138, atomRank: 1)
!191 = distinct !DILexicalBlock(scope: !53, file: !2, line: 83, column: 3)
!192 = !DILocation(line: 83, column: 3, scope: !53, atomGroup: 139, atomRank: 1)
!193 = !DILocation(line: 54, column: 3, scope: !130, inlinedAt: !194)
!194 = distinct !DILocation(line: 85, column: 20, scope: !45)
!195 = !DILocation(line: 83, column: 3, scope: !53)
!196 = !DILocation(line: 64, column: 3, scope: !197, inlinedAt: !219)
!197 = distinct !DILexicalBlock(scope: !198, file: !2, line: 64, column: 3)
!198 = distinct !DISubprogram(name: "step", scope: !2, file: !2, line: 63, type: !199, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !201, keyInstructions: true)
!199 = !DISubroutineType(types: !200)
!200 = !{null, !26}
!201 = !{!202, !203, !204, !207, !210, !211, !212, !214, !216}
!202 = !DILocalVariable(name: "dt", arg: 1, scope: !198, file: !2, line: 63, type: !26)
!203 = !DILocalVariable(name: "i", scope: !197, file: !2, line: 64, type: !16)
!204 = !DILocalVariable(name: "j", scope: !205, file: !2, line: 65, type: !16)
!205 = distinct !DILexicalBlock(scope: !206, file: !2, line: 65, column: 5)
!206 = distinct !DILexicalBlock(scope: !197, file: !2, line: 64, column: 3)
!207 = !DILocalVariable(name: "d", scope: !208, file: !2, line: 66, type: !25)
!208 = distinct !DILexicalBlock(scope: !209, file: !2, line: 65, column: 42)
!209 = distinct !DILexicalBlock(scope: !205, file: !2, line: 65, column: 5)
!210 = !DILocalVariable(name: "square", scope: !208, file: !2, line: 67, type: !26)
!211 = !DILocalVariable(name: "pull", scope: !208, file: !2, line: 68, type: !26)
!212 = !DILocalVariable(name: "k", scope: !213, file: !2, line: 69, type: !16)
!213 = distinct !DILexicalBlock(scope: !208, file: !2, line: 69, column: 7)
!214 = !DILocalVariable(name: "i", scope: !215, file: !2, line: 74, type: !16)
!215 = distinct !DILexicalBlock(scope: !198, file: !2, line: 74, column: 3)
!216 = !DILocalVariable(name: "k", scope: !217, file: !2, line: 75, type: !16)
!217 = distinct !DILexicalBlock(scope: !218, file: !2, line: 75, column: 5)
!218 = distinct !DILexicalBlock(scope: !215, file: !2, line: 74, column: 3)
!219 = distinct !DILocation(line: 84, column: 5, scope: !191)
!220 = !DILocation(line: 0, scope: !128, inlinedAt: !194)
!221 = !DILocation(line: 0, scope: !131, inlinedAt: !194)
!222 = !DILocation(line: 0, scope: !130, inlinedAt: !194)
!223 = !DILocation(line: 54, column: 3, scope: !130, inlinedAt: !194, atomGroup: 4, atomRank: 1)
!224 = !DILocation(line: 54, column: 21, scope: !129, inlinedAt: !194, atomGroup: 3, atomRank: 1)
!225 = distinct !{!225, !193, !226, !150}
!226 = !DILocation(line: 59, column: 3, scope: !130, inlinedAt: !194)
!227 = !DILocation(line: 55, column: 29, scope: !128, inlinedAt: !194, atomGroup: 5, atomRank: 2)
!228 = !DILocation(line: 56, column: 19, scope: !128, inlinedAt: !194)
!229 = !DILocation(line: 56, column: 14, scope: !128, inlinedAt: !194)
!230 = !DILocation(line: 56, column: 30, scope: !128, inlinedAt: !194)
!231 = !DILocation(line: 56, column: 27, scope: !128, inlinedAt: !194)
!232 = !DILocation(line: 56, column: 47, scope: !128, inlinedAt: !194)
!233 = !DILocation(line: 56, column: 55, scope: !128, inlinedAt: !194)
!234 = !DILocation(line: 56, column: 45, scope: !128, inlinedAt: !194)
!235 = !DILocation(line: 56, column: 67, scope: !128, inlinedAt: !194)
!236 = !DILocation(line: 56, column: 65, scope: !128, inlinedAt: !194)
!237 = !DILocation(line: 56, column: 7, scope: !128, inlinedAt: !194, atomGroup: 6, atomRank: 2)
!238 = !DILocation(line: 57, column: 20, scope: !127, inlinedAt: !194, atomGroup: 7, atomRank: 2)
!239 = !DILocation(line: 0, scope: !127, inlinedAt: !194)
!240 = !DILocation(line: 57, column: 27, scope: !126, inlinedAt: !194, atomGroup: 78, atomRank: 1)
!241 = !DILocation(line: 57, column: 5, scope: !127, inlinedAt: !194, atomGroup: 79, atomRank: 1)
!242 = !DILocation(line: 58, column: 22, scope: !126, inlinedAt: !194)
!243 = !DILocation(line: 58, column: 32, scope: !126, inlinedAt: !194)
!244 = !DILocation(line: 58, column: 20, scope: !126, inlinedAt: !194)
!245 = !DILocation(line: 0, scope: !112, inlinedAt: !246)
!246 = distinct !DILocation(line: 58, column: 44, scope: !126, inlinedAt: !194)
!247 = !DILocation(line: 0, scope: !123, inlinedAt: !246)
!248 = !DILocation(line: 46, column: 22, scope: !171, inlinedAt: !246)
!249 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !246, atomGroup: 5, atomRank: 2)
!250 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !246, atomGroup: 6, atomRank: 2)
!251 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !246, atomGroup: 68, atomRank: 2)
!252 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !246, atomGroup: 69, atomRank: 2)
!253 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !246, atomGroup: 73, atomRank: 2)
!254 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !246, atomGroup: 74, atomRank: 2)
!255 = !DILocation(line: 58, column: 39, scope: !126, inlinedAt: !194)
!256 = !DILocation(line: 58, column: 37, scope: !126, inlinedAt: !194)
!257 = !DILocation(line: 58, column: 9, scope: !126, inlinedAt: !194, atomGroup: 10, atomRank: 2)
!258 = !DILocation(line: 57, column: 38, scope: !126, inlinedAt: !194, atomGroup: 11, atomRank: 2)
!259 = !DILocation(line: 57, column: 27, scope: !126, inlinedAt: !194, atomGroup: 8, atomRank: 1)
!260 = !DILocation(line: 57, column: 5, scope: !127, inlinedAt: !194, atomGroup: 9, atomRank: 1)
!261 = distinct !{!261, !262, !263, !150}
!262 = !DILocation(line: 57, column: 5, scope: !127, inlinedAt: !194)
!263 = !DILocation(line: 58, column: 71, scope: !127, inlinedAt: !194)
!264 = !DILocation(line: 85, column: 3, scope: !45)
!265 = !DILocation(line: 86, column: 3, scope: !45, atomGroup: 9, atomRank: 1)
!266 = !DILocation(line: 0, scope: !197, inlinedAt: !219)
!267 = !DILocation(line: 64, column: 3, scope: !197, inlinedAt: !219, atomGroup: 3, atomRank: 1)
!268 = !DILocation(line: 64, column: 21, scope: !206, inlinedAt: !219, atomGroup: 2, atomRank: 1)
!269 = distinct !{!269, !196, !270, !150}
!270 = !DILocation(line: 73, column: 5, scope: !197, inlinedAt: !219)
!271 = !DILocation(line: 65, column: 20, scope: !205, inlinedAt: !219, atomGroup: 4, atomRank: 2)
!272 = !DILocation(line: 0, scope: !205, inlinedAt: !219)
!273 = !DILocation(line: 65, column: 27, scope: !209, inlinedAt: !219, atomGroup: 84, atomRank: 1)
!274 = !DILocation(line: 65, column: 5, scope: !205, inlinedAt: !219, atomGroup: 85, atomRank: 1)
!275 = !DILocation(line: 46, column: 12, scope: !171, inlinedAt: !276)
!276 = distinct !DILocation(line: 67, column: 23, scope: !208, inlinedAt: !219)
!277 = !DILocation(line: 71, column: 44, scope: !278, inlinedAt: !219)
!278 = distinct !DILexicalBlock(scope: !279, file: !2, line: 69, column: 35)
!279 = distinct !DILexicalBlock(scope: !213, file: !2, line: 69, column: 7)
!280 = !DILocation(line: 71, column: 32, scope: !278, inlinedAt: !219)
!281 = !DILocation(line: 67, column: 46, scope: !208, inlinedAt: !219)
!282 = !DILocation(line: 0, scope: !112, inlinedAt: !276)
!283 = !DILocation(line: 0, scope: !123, inlinedAt: !276)
!284 = !DILocation(line: 0, scope: !208, inlinedAt: !219)
!285 = !DILocation(line: 46, column: 22, scope: !171, inlinedAt: !276)
!286 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !276, atomGroup: 73, atomRank: 2)
!287 = !DILocation(line: 0, scope: !213, inlinedAt: !219)
!288 = !DILocation(line: 70, column: 44, scope: !278, inlinedAt: !219)
!289 = !DILocation(line: 70, column: 24, scope: !278, inlinedAt: !219)
!290 = !DILocation(line: 46, column: 20, scope: !171, inlinedAt: !276, atomGroup: 5, atomRank: 2)
!291 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !276, atomGroup: 6, atomRank: 2)
!292 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !276, atomGroup: 69, atomRank: 2)
!293 = !DILocation(line: 47, column: 12, scope: !171, inlinedAt: !276, atomGroup: 74, atomRank: 2)
!294 = !DILocation(line: 68, column: 36, scope: !208, inlinedAt: !219)
!295 = !DILocation(line: 68, column: 34, scope: !208, inlinedAt: !219)
!296 = !DILocation(line: 68, column: 24, scope: !208, inlinedAt: !219, atomGroup: 8, atomRank: 2)
!297 = !DILocation(line: 70, column: 24, scope: !278, inlinedAt: !219, atomGroup: 12, atomRank: 2)
!298 = !DILocation(line: 70, column: 24, scope: !278, inlinedAt: !219, atomGroup: 12, atomRank: 1)
!299 = !DILocation(line: 71, column: 24, scope: !278, inlinedAt: !219)
!300 = !DILocation(line: 71, column: 24, scope: !278, inlinedAt: !219, atomGroup: 13, atomRank: 2)
!301 = !DILocation(line: 71, column: 24, scope: !278, inlinedAt: !219, atomGroup: 13, atomRank: 1)
!302 = !DILocation(line: 70, column: 24, scope: !278, inlinedAt: !219, atomGroup: 97, atomRank: 2)
!303 = !DILocation(line: 70, column: 24, scope: !278, inlinedAt: !219, atomGroup: 97, atomRank: 1)
!304 = !DILocation(line: 71, column: 9, scope: !278, inlinedAt: !219)
!305 = !DILocation(line: 71, column: 24, scope: !278, inlinedAt: !219, atomGroup: 98, atomRank: 2)
!306 = !DILocation(line: 71, column: 24, scope: !278, inlinedAt: !219, atomGroup: 98, atomRank: 1)
!307 = !DILocation(line: 65, column: 38, scope: !209, inlinedAt: !219, atomGroup: 16, atomRank: 2)
!308 = !DILocation(line: 65, column: 27, scope: !209, inlinedAt: !219, atomGroup: 5, atomRank: 1)
!309 = !DILocation(line: 65, column: 5, scope: !205, inlinedAt: !219, atomGroup: 6, atomRank: 1)
!310 = distinct !{!310, !311, !312, !150}
!311 = !DILocation(line: 65, column: 5, scope: !205, inlinedAt: !219)
!312 = !DILocation(line: 73, column: 5, scope: !205, inlinedAt: !219)
!313 = !DILocation(line: 0, scope: !215, inlinedAt: !219)
!314 = !DILocation(line: 0, scope: !217, inlinedAt: !219)
!315 = !DILocation(line: 76, column: 30, scope: !316, inlinedAt: !219)
!316 = distinct !DILexicalBlock(scope: !217, file: !2, line: 75, column: 5)
!317 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 26, atomRank: 2)
!318 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 26, atomRank: 1)
!319 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 111, atomRank: 2)
!320 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 111, atomRank: 1)
!321 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 118, atomRank: 2)
!322 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 118, atomRank: 1)
!323 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 125, atomRank: 2)
!324 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 125, atomRank: 1)
!325 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 106, atomRank: 2)
!326 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 106, atomRank: 1)
!327 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 113, atomRank: 1)
!328 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 120, atomRank: 1)
!329 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 127, atomRank: 1)
!330 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 132, atomRank: 2)
!331 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 132, atomRank: 1)
!332 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 134, atomRank: 2)
!333 = !DILocation(line: 76, column: 22, scope: !316, inlinedAt: !219, atomGroup: 134, atomRank: 1)
!334 = !DILocation(line: 83, column: 31, scope: !191, atomGroup: 6, atomRank: 2)
!335 = !DILocation(line: 83, column: 21, scope: !191, atomGroup: 4, atomRank: 1)
!336 = !DILocation(line: 83, column: 3, scope: !53, atomGroup: 5, atomRank: 1)
!337 = distinct !{!337, !195, !338, !150}
!338 = !DILocation(line: 84, column: 14, scope: !53)
!339 = !DISubprogram(name: "printf", scope: !340, file: !340, line: 356, type: !341, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!340 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!341 = !DISubroutineType(types: !342)
!342 = !{!16, !343, null}
!343 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !66)
!344 = !DISubprogram(name: "strtol", scope: !63, file: !63, line: 177, type: !345, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!345 = !DISubroutineType(types: !346)
!346 = !{!347, !343, !348, !16}
!347 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!348 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !17)
