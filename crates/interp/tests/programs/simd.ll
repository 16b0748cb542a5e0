; ModuleID = 'crates/interp/tests/programs/simd.c'
source_filename = "crates/interp/tests/programs/simd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"_mm_avg_epu8(x, y)\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"_mm256_avg_epu16(a, b)\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"_mm_mulhi_epi16(x, y)\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"_mm256_mulhi_epu16(a, b)\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"_mm_mulhrs_epi16(x, y)\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"_mm_madd_epi16(x, y)\00", align 1
@.str.6 = private unnamed_addr constant [27 x i8] c"_mm256_maddubs_epi16(a, b)\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"_mm_sad_epu8(x, y)\00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"_mm_packs_epi16(x, y)\00", align 1
@.str.9 = private unnamed_addr constant [22 x i8] c"_mm_packs_epi32(x, y)\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"_mm256_packus_epi16(a, b)\00", align 1
@.str.11 = private unnamed_addr constant [26 x i8] c"_mm256_packus_epi32(a, b)\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"_mm_hadd_epi16(x, y)\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"_mm256_hadd_epi32(a, b)\00", align 1
@.str.14 = private unnamed_addr constant [24 x i8] c"_mm256_hsub_epi16(a, b)\00", align 1
@.str.15 = private unnamed_addr constant [22 x i8] c"_mm_hadds_epi16(x, y)\00", align 1
@.str.16 = private unnamed_addr constant [22 x i8] c"_mm_hsubs_epi16(x, y)\00", align 1
@.str.17 = private unnamed_addr constant [20 x i8] c"_mm_sign_epi8(x, y)\00", align 1
@.str.18 = private unnamed_addr constant [24 x i8] c"_mm256_sign_epi32(a, b)\00", align 1
@.str.19 = private unnamed_addr constant [23 x i8] c"_mm_shuffle_epi8(x, y)\00", align 1
@.str.20 = private unnamed_addr constant [26 x i8] c"_mm256_shuffle_epi8(a, b)\00", align 1
@.str.21 = private unnamed_addr constant [34 x i8] c"_mm256_permutevar8x32_epi32(a, b)\00", align 1
@.str.22 = private unnamed_addr constant [25 x i8] c"_mm_blendv_epi8(x, y, z)\00", align 1
@.str.23 = private unnamed_addr constant [20 x i8] c"_mm_minpos_epu16(x)\00", align 1
@.str.24 = private unnamed_addr constant [26 x i8] c"_mm_mpsadbw_epu8(x, y, 5)\00", align 1
@.str.25 = private unnamed_addr constant [30 x i8] c"_mm256_mpsadbw_epu8(a, b, 42)\00", align 1
@.str.26 = private unnamed_addr constant [21 x i8] c"_mm_slli_epi16(x, 3)\00", align 1
@.str.27 = private unnamed_addr constant [22 x i8] c"_mm_srli_epi64(x, 70)\00", align 1
@.str.28 = private unnamed_addr constant [22 x i8] c"_mm_srai_epi32(x, 40)\00", align 1
@.str.29 = private unnamed_addr constant [22 x i8] c"_mm_sll_epi32(x, few)\00", align 1
@.str.30 = private unnamed_addr constant [23 x i8] c"_mm_srl_epi64(x, many)\00", align 1
@.str.31 = private unnamed_addr constant [23 x i8] c"_mm_srl_epi16(x, many)\00", align 1
@.str.32 = private unnamed_addr constant [25 x i8] c"_mm256_sra_epi16(a, few)\00", align 1
@.str.33 = private unnamed_addr constant [47 x i8] c"_mm256_sllv_epi32(a, _mm256_srli_epi32(b, 26))\00", align 1
@.str.34 = private unnamed_addr constant [47 x i8] c"_mm256_srlv_epi64(a, _mm256_srli_epi64(b, 57))\00", align 1
@.str.35 = private unnamed_addr constant [47 x i8] c"_mm256_srav_epi32(a, _mm256_srli_epi32(b, 26))\00", align 1
@.str.36 = private unnamed_addr constant [21 x i8] c"_mm_movemask_epi8(x)\00", align 1
@.str.37 = private unnamed_addr constant [24 x i8] c"_mm256_movemask_epi8(a)\00", align 1
@.str.38 = private unnamed_addr constant [22 x i8] c"_mm_testz_si128(x, y)\00", align 1
@.str.39 = private unnamed_addr constant [22 x i8] c"_mm_testc_si128(x, x)\00", align 1
@.str.40 = private unnamed_addr constant [27 x i8] c"_mm256_testnzc_si256(a, b)\00", align 1
@.str.41 = private unnamed_addr constant [33 x i8] c"_mm_clmulepi64_si128(x, y, 0x10)\00", align 1
@.str.42 = private unnamed_addr constant [16 x i8] c"_pdep_u64(p, q)\00", align 1
@.str.43 = private unnamed_addr constant [16 x i8] c"_pext_u64(p, q)\00", align 1
@.str.44 = private unnamed_addr constant [17 x i8] c"_bzhi_u64(p, 70)\00", align 1
@.str.45 = private unnamed_addr constant [26 x i8] c"_bzhi_u32((uint32_t)p, 9)\00", align 1
@.str.46 = private unnamed_addr constant [23 x i8] c"__bextr_u64(p, 0x1004)\00", align 1
@.str.47 = private unnamed_addr constant [38 x i8] c"_mm_crc32_u8((uint32_t)p, (uint8_t)q)\00", align 1
@.str.48 = private unnamed_addr constant [40 x i8] c"_mm_crc32_u32((uint32_t)p, (uint32_t)q)\00", align 1
@.str.49 = private unnamed_addr constant [20 x i8] c"_mm_crc32_u64(p, q)\00", align 1
@.str.50 = private unnamed_addr constant [18 x i8] c"carry %d %016llx\0A\00", align 1
@.str.51 = private unnamed_addr constant [19 x i8] c"borrow %d %016llx\0A\00", align 1
@.str.52 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.53 = private unnamed_addr constant [7 x i8] c"%s%02x\00", align 1
@.str.54 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.55 = private unnamed_addr constant [2 x i8] c" \00", align 1
@state = internal unnamed_addr global i32 1, align 4
@.str.57 = private unnamed_addr constant [17 x i8] c"_mm_min_ps(x, y)\00", align 1
@.str.58 = private unnamed_addr constant [20 x i8] c"_mm256_max_ps(a, b)\00", align 1
@.str.59 = private unnamed_addr constant [17 x i8] c"_mm_max_sd(u, v)\00", align 1
@.str.60 = private unnamed_addr constant [17 x i8] c"_mm_min_ss(y, x)\00", align 1
@.str.61 = private unnamed_addr constant [19 x i8] c"_mm_cmplt_ps(x, y)\00", align 1
@.str.62 = private unnamed_addr constant [22 x i8] c"_mm_cmpunord_sd(u, v)\00", align 1
@.str.63 = private unnamed_addr constant [33 x i8] c"_mm256_cmp_ps(a, b, _CMP_NLE_UQ)\00", align 1
@.str.64 = private unnamed_addr constant [33 x i8] c"_mm256_cmp_ps(a, b, _CMP_NEQ_OQ)\00", align 1
@.str.65 = private unnamed_addr constant [20 x i8] c"_mm_comilt_ss(x, y)\00", align 1
@.str.66 = private unnamed_addr constant [22 x i8] c"_mm_ucomineq_sd(u, v)\00", align 1
@.str.67 = private unnamed_addr constant [20 x i8] c"_mm_addsub_ps(x, y)\00", align 1
@.str.68 = private unnamed_addr constant [21 x i8] c"_mm256_hadd_ps(a, b)\00", align 1
@.str.69 = private unnamed_addr constant [18 x i8] c"_mm_hsub_pd(u, v)\00", align 1
@.str.70 = private unnamed_addr constant [22 x i8] c"_mm_dp_ps(x, y, 0x75)\00", align 1
@.str.71 = private unnamed_addr constant [22 x i8] c"_mm_dp_pd(u, v, 0x33)\00", align 1
@.str.72 = private unnamed_addr constant [39 x i8] c"_mm_round_ps(x, _MM_FROUND_TO_NEG_INF)\00", align 1
@.str.73 = private unnamed_addr constant [46 x i8] c"_mm256_round_ps(a, _MM_FROUND_TO_NEAREST_INT)\00", align 1
@.str.74 = private unnamed_addr constant [18 x i8] c"_mm_ceil_sd(u, v)\00", align 1
@.str.75 = private unnamed_addr constant [26 x i8] c"_mm_insert_ps(x, y, 0x98)\00", align 1
@.str.76 = private unnamed_addr constant [48 x i8] c"_mm256_permutevar_ps(a, _mm256_castps_si256(b))\00", align 1
@.str.77 = private unnamed_addr constant [26 x i8] c"_mm256_blendv_ps(a, b, c)\00", align 1
@.str.78 = private unnamed_addr constant [19 x i8] c"_mm_cvtps_epi32(x)\00", align 1
@.str.79 = private unnamed_addr constant [23 x i8] c"_mm256_cvttps_epi32(b)\00", align 1
@.str.80 = private unnamed_addr constant [19 x i8] c"_mm_cvtpd_epi32(u)\00", align 1
@.str.81 = private unnamed_addr constant [20 x i8] c"_mm_cvttpd_epi32(v)\00", align 1
@.str.82 = private unnamed_addr constant [18 x i8] c"_mm_cvtss_si32(x)\00", align 1
@.str.83 = private unnamed_addr constant [19 x i8] c"_mm_cvttsd_si64(v)\00", align 1
@.str.84 = private unnamed_addr constant [16 x i8] c"_mm_cvtpd_ps(u)\00", align 1
@.str.85 = private unnamed_addr constant [19 x i8] c"_mm_cvtsd_ss(x, v)\00", align 1
@.str.86 = private unnamed_addr constant [19 x i8] c"_mm_movemask_ps(x)\00", align 1
@.str.87 = private unnamed_addr constant [22 x i8] c"_mm256_movemask_ps(a)\00", align 1
@.str.88 = private unnamed_addr constant [22 x i8] c"_mm256_testc_ps(a, b)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [8 x i32], align 16
  %2 = alloca [8 x i32], align 16
  %3 = alloca [8 x i32], align 16
  %4 = alloca <4 x i64>, align 32
  %5 = alloca <4 x i64>, align 32
  %6 = alloca <4 x i64>, align 32
  %7 = alloca <8 x float>, align 32
  %8 = alloca <8 x float>, align 32
  %9 = alloca <8 x float>, align 32
  br label %11

10:                                               ; preds = %11
  ret i32 0

11:                                               ; preds = %0, %11
  %12 = phi i32 [ 0, %0 ], [ %137, %11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %13 = load i32, ptr @state, align 4, !tbaa !5
  %14 = mul i32 %13, 1664525
  %15 = add i32 %14, 1013904223
  %16 = mul i32 %15, 1664525
  %17 = add i32 %16, 1013904223
  %18 = mul i32 %17, 1664525
  %19 = add i32 %18, 1013904223
  %20 = mul i32 %19, 1664525
  %21 = add i32 %20, 1013904223
  %22 = mul i32 %21, 1664525
  %23 = add i32 %22, 1013904223
  %24 = mul i32 %23, 1664525
  %25 = add i32 %24, 1013904223
  %26 = mul i32 %25, 1664525
  %27 = add i32 %26, 1013904223
  %28 = mul i32 %27, 1664525
  %29 = add i32 %28, 1013904223
  %30 = insertelement <8 x i32> poison, i32 %15, i64 0
  %31 = insertelement <8 x i32> %30, i32 %17, i64 1
  %32 = insertelement <8 x i32> %31, i32 %19, i64 2
  %33 = insertelement <8 x i32> %32, i32 %21, i64 3
  %34 = insertelement <8 x i32> %33, i32 %23, i64 4
  %35 = insertelement <8 x i32> %34, i32 %25, i64 5
  %36 = insertelement <8 x i32> %35, i32 %27, i64 6
  %37 = insertelement <8 x i32> %36, i32 %29, i64 7
  %38 = lshr <8 x i32> %37, splat (i32 3)
  %39 = shl <8 x i32> %37, splat (i32 17)
  %40 = xor <8 x i32> %38, %39
  store <8 x i32> %40, ptr %3, align 16, !tbaa !5
  %41 = mul i32 %29, 1664525
  %42 = add i32 %41, 1013904223
  %43 = lshr i32 %42, 3
  %44 = and i32 %43, 7
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %3, i64 %45
  store i32 -2147450880, ptr %46, align 4, !tbaa !5
  %47 = mul i32 %42, 1664525
  %48 = add i32 %47, 1013904223
  %49 = lshr i32 %48, 3
  %50 = and i32 %49, 7
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %3, i64 %51
  store i32 2147451135, ptr %52, align 4, !tbaa !5
  %53 = load <4 x i64>, ptr %3, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %54 = mul i32 %48, 1664525
  %55 = add i32 %54, 1013904223
  %56 = mul i32 %55, 1664525
  %57 = add i32 %56, 1013904223
  %58 = mul i32 %57, 1664525
  %59 = add i32 %58, 1013904223
  %60 = mul i32 %59, 1664525
  %61 = add i32 %60, 1013904223
  %62 = mul i32 %61, 1664525
  %63 = add i32 %62, 1013904223
  %64 = mul i32 %63, 1664525
  %65 = add i32 %64, 1013904223
  %66 = mul i32 %65, 1664525
  %67 = add i32 %66, 1013904223
  %68 = mul i32 %67, 1664525
  %69 = add i32 %68, 1013904223
  %70 = insertelement <8 x i32> poison, i32 %55, i64 0
  %71 = insertelement <8 x i32> %70, i32 %57, i64 1
  %72 = insertelement <8 x i32> %71, i32 %59, i64 2
  %73 = insertelement <8 x i32> %72, i32 %61, i64 3
  %74 = insertelement <8 x i32> %73, i32 %63, i64 4
  %75 = insertelement <8 x i32> %74, i32 %65, i64 5
  %76 = insertelement <8 x i32> %75, i32 %67, i64 6
  %77 = insertelement <8 x i32> %76, i32 %69, i64 7
  %78 = lshr <8 x i32> %77, splat (i32 3)
  %79 = shl <8 x i32> %77, splat (i32 17)
  %80 = xor <8 x i32> %78, %79
  store <8 x i32> %80, ptr %2, align 16, !tbaa !5
  %81 = mul i32 %69, 1664525
  %82 = add i32 %81, 1013904223
  %83 = lshr i32 %82, 3
  %84 = and i32 %83, 7
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %2, i64 %85
  store i32 -2147450880, ptr %86, align 4, !tbaa !5
  %87 = mul i32 %82, 1664525
  %88 = add i32 %87, 1013904223
  %89 = lshr i32 %88, 3
  %90 = and i32 %89, 7
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %2, i64 %91
  store i32 2147451135, ptr %92, align 4, !tbaa !5
  %93 = load <4 x i64>, ptr %2, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  %94 = mul i32 %88, 1664525
  %95 = add i32 %94, 1013904223
  %96 = mul i32 %95, 1664525
  %97 = add i32 %96, 1013904223
  %98 = mul i32 %97, 1664525
  %99 = add i32 %98, 1013904223
  %100 = mul i32 %99, 1664525
  %101 = add i32 %100, 1013904223
  %102 = mul i32 %101, 1664525
  %103 = add i32 %102, 1013904223
  %104 = mul i32 %103, 1664525
  %105 = add i32 %104, 1013904223
  %106 = mul i32 %105, 1664525
  %107 = add i32 %106, 1013904223
  %108 = mul i32 %107, 1664525
  %109 = add i32 %108, 1013904223
  %110 = insertelement <8 x i32> poison, i32 %95, i64 0
  %111 = insertelement <8 x i32> %110, i32 %97, i64 1
  %112 = insertelement <8 x i32> %111, i32 %99, i64 2
  %113 = insertelement <8 x i32> %112, i32 %101, i64 3
  %114 = insertelement <8 x i32> %113, i32 %103, i64 4
  %115 = insertelement <8 x i32> %114, i32 %105, i64 5
  %116 = insertelement <8 x i32> %115, i32 %107, i64 6
  %117 = insertelement <8 x i32> %116, i32 %109, i64 7
  %118 = lshr <8 x i32> %117, splat (i32 3)
  %119 = shl <8 x i32> %117, splat (i32 17)
  %120 = xor <8 x i32> %118, %119
  store <8 x i32> %120, ptr %1, align 16, !tbaa !5
  %121 = mul i32 %109, 1664525
  %122 = add i32 %121, 1013904223
  %123 = lshr i32 %122, 3
  %124 = and i32 %123, 7
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %1, i64 %125
  store i32 -2147450880, ptr %126, align 4, !tbaa !5
  %127 = mul i32 %122, 1664525
  %128 = add i32 %127, 1013904223
  store i32 %128, ptr @state, align 4, !tbaa !5
  %129 = lshr i32 %128, 3
  %130 = and i32 %129, 7
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr %1, i64 %131
  store i32 2147451135, ptr %132, align 4, !tbaa !5
  %133 = load <4 x i64>, ptr %1, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store <4 x i64> %53, ptr %4, align 32, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store <4 x i64> %93, ptr %5, align 32, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  store <4 x i64> %133, ptr %6, align 32, !tbaa !9
  tail call fastcc void @integers(ptr noundef nonnull byval(<4 x i64>) align 32 %4, ptr noundef nonnull byval(<4 x i64>) align 32 %5, ptr noundef nonnull byval(<4 x i64>) align 32 %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %134 = tail call fastcc <8 x float> @numbers()
  %135 = tail call fastcc <8 x float> @numbers()
  %136 = tail call fastcc <8 x float> @numbers()
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  store <8 x float> %134, ptr %7, align 32, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  store <8 x float> %135, ptr %8, align 32, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  store <8 x float> %136, ptr %9, align 32, !tbaa !9
  tail call fastcc void @floats(ptr noundef nonnull byval(<8 x float>) align 32 %7, ptr noundef nonnull byval(<8 x float>) align 32 %8, ptr noundef nonnull byval(<8 x float>) align 32 %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  %137 = add nuw nsw i32 %12, 1
  %138 = icmp eq i32 %137, 4
  br i1 %138, label %10, label %11, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @integers(ptr noundef readonly byval(<4 x i64>) align 32 captures(none) %0, ptr noundef readonly byval(<4 x i64>) align 32 captures(none) %1, ptr noundef readonly byval(<4 x i64>) align 32 captures(none) %2) unnamed_addr #2 {
  %4 = alloca [32 x i8], align 16
  %5 = alloca [32 x i8], align 16
  %6 = alloca [32 x i8], align 16
  %7 = alloca [32 x i8], align 16
  %8 = alloca [32 x i8], align 16
  %9 = alloca [32 x i8], align 16
  %10 = alloca [32 x i8], align 16
  %11 = alloca [32 x i8], align 16
  %12 = alloca [32 x i8], align 16
  %13 = alloca [32 x i8], align 16
  %14 = alloca [32 x i8], align 16
  %15 = alloca [32 x i8], align 16
  %16 = alloca [32 x i8], align 16
  %17 = alloca [32 x i8], align 16
  %18 = alloca [32 x i8], align 16
  %19 = load <4 x i64>, ptr %0, align 32, !tbaa !9
  %20 = load <4 x i64>, ptr %1, align 32, !tbaa !9
  %21 = load <32 x i8>, ptr %2, align 32, !tbaa !9
  %22 = shufflevector <4 x i64> %19, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %23 = shufflevector <4 x i64> %20, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %24 = bitcast <2 x i64> %22 to <16 x i8>
  %25 = bitcast <2 x i64> %23 to <16 x i8>
  %26 = tail call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %24, <16 x i8> %25)
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str)
  %28 = extractelement <16 x i8> %26, i64 0
  %29 = zext i8 %28 to i32
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %29)
  %31 = extractelement <16 x i8> %26, i64 1
  %32 = zext i8 %31 to i32
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %32)
  %34 = extractelement <16 x i8> %26, i64 2
  %35 = zext i8 %34 to i32
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %35)
  %37 = extractelement <16 x i8> %26, i64 3
  %38 = zext i8 %37 to i32
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %38)
  %40 = extractelement <16 x i8> %26, i64 4
  %41 = zext i8 %40 to i32
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %41)
  %43 = extractelement <16 x i8> %26, i64 5
  %44 = zext i8 %43 to i32
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %44)
  %46 = extractelement <16 x i8> %26, i64 6
  %47 = zext i8 %46 to i32
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %47)
  %49 = extractelement <16 x i8> %26, i64 7
  %50 = zext i8 %49 to i32
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %50)
  %52 = extractelement <16 x i8> %26, i64 8
  %53 = zext i8 %52 to i32
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %53)
  %55 = extractelement <16 x i8> %26, i64 9
  %56 = zext i8 %55 to i32
  %57 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %56)
  %58 = extractelement <16 x i8> %26, i64 10
  %59 = zext i8 %58 to i32
  %60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %59)
  %61 = extractelement <16 x i8> %26, i64 11
  %62 = zext i8 %61 to i32
  %63 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %62)
  %64 = extractelement <16 x i8> %26, i64 12
  %65 = zext i8 %64 to i32
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %65)
  %67 = extractelement <16 x i8> %26, i64 13
  %68 = zext i8 %67 to i32
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %68)
  %70 = extractelement <16 x i8> %26, i64 14
  %71 = zext i8 %70 to i32
  %72 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %71)
  %73 = extractelement <16 x i8> %26, i64 15
  %74 = zext i8 %73 to i32
  %75 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %74)
  %76 = tail call i32 @putchar(i32 10)
  %77 = bitcast <4 x i64> %19 to <16 x i16>
  %78 = bitcast <4 x i64> %20 to <16 x i16>
  %79 = tail call <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16> %77, <16 x i16> %78)
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #6
  store <16 x i16> %79, ptr %18, align 16
  %80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.1)
  br label %81

81:                                               ; preds = %81, %3
  %82 = phi i64 [ 0, %3 ], [ %90, %81 ]
  %83 = and i64 %82, 7
  %84 = icmp eq i64 %83, 0
  %85 = select i1 %84, ptr @.str.55, ptr @.str.54
  %86 = getelementptr inbounds nuw i8, ptr %18, i64 %82
  %87 = load i8, ptr %86, align 1, !tbaa !9
  %88 = zext i8 %87 to i32
  %89 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %85, i32 noundef %88)
  %90 = add nuw nsw i64 %82, 1
  %91 = icmp eq i64 %90, 32
  br i1 %91, label %92, label %81, !llvm.loop !12

92:                                               ; preds = %81
  %93 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #6
  %94 = bitcast <2 x i64> %22 to <8 x i16>
  %95 = bitcast <2 x i64> %23 to <8 x i16>
  %96 = tail call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %94, <8 x i16> %95)
  %97 = bitcast <8 x i16> %96 to <16 x i8>
  %98 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.2)
  %99 = extractelement <16 x i8> %97, i64 0
  %100 = zext i8 %99 to i32
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %100)
  %102 = extractelement <16 x i8> %97, i64 1
  %103 = zext i8 %102 to i32
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %103)
  %105 = extractelement <16 x i8> %97, i64 2
  %106 = zext i8 %105 to i32
  %107 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %106)
  %108 = extractelement <16 x i8> %97, i64 3
  %109 = zext i8 %108 to i32
  %110 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %109)
  %111 = extractelement <16 x i8> %97, i64 4
  %112 = zext i8 %111 to i32
  %113 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %112)
  %114 = extractelement <16 x i8> %97, i64 5
  %115 = zext i8 %114 to i32
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %115)
  %117 = extractelement <16 x i8> %97, i64 6
  %118 = zext i8 %117 to i32
  %119 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %118)
  %120 = extractelement <16 x i8> %97, i64 7
  %121 = zext i8 %120 to i32
  %122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %121)
  %123 = extractelement <16 x i8> %97, i64 8
  %124 = zext i8 %123 to i32
  %125 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %124)
  %126 = extractelement <16 x i8> %97, i64 9
  %127 = zext i8 %126 to i32
  %128 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %127)
  %129 = extractelement <16 x i8> %97, i64 10
  %130 = zext i8 %129 to i32
  %131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %130)
  %132 = extractelement <16 x i8> %97, i64 11
  %133 = zext i8 %132 to i32
  %134 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %133)
  %135 = extractelement <16 x i8> %97, i64 12
  %136 = zext i8 %135 to i32
  %137 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %136)
  %138 = extractelement <16 x i8> %97, i64 13
  %139 = zext i8 %138 to i32
  %140 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %139)
  %141 = extractelement <16 x i8> %97, i64 14
  %142 = zext i8 %141 to i32
  %143 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %142)
  %144 = extractelement <16 x i8> %97, i64 15
  %145 = zext i8 %144 to i32
  %146 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %145)
  %147 = tail call i32 @putchar(i32 10)
  %148 = tail call <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16> %77, <16 x i16> %78)
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #6
  store <16 x i16> %148, ptr %17, align 16
  %149 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.3)
  br label %150

150:                                              ; preds = %150, %92
  %151 = phi i64 [ 0, %92 ], [ %159, %150 ]
  %152 = and i64 %151, 7
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %153, ptr @.str.55, ptr @.str.54
  %155 = getelementptr inbounds nuw i8, ptr %17, i64 %151
  %156 = load i8, ptr %155, align 1, !tbaa !9
  %157 = zext i8 %156 to i32
  %158 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %154, i32 noundef %157)
  %159 = add nuw nsw i64 %151, 1
  %160 = icmp eq i64 %159, 32
  br i1 %160, label %161, label %150, !llvm.loop !12

161:                                              ; preds = %150
  %162 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #6
  %163 = tail call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %94, <8 x i16> %95)
  %164 = bitcast <8 x i16> %163 to <16 x i8>
  %165 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.4)
  %166 = extractelement <16 x i8> %164, i64 0
  %167 = zext i8 %166 to i32
  %168 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %167)
  %169 = extractelement <16 x i8> %164, i64 1
  %170 = zext i8 %169 to i32
  %171 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %170)
  %172 = extractelement <16 x i8> %164, i64 2
  %173 = zext i8 %172 to i32
  %174 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %173)
  %175 = extractelement <16 x i8> %164, i64 3
  %176 = zext i8 %175 to i32
  %177 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %176)
  %178 = extractelement <16 x i8> %164, i64 4
  %179 = zext i8 %178 to i32
  %180 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %179)
  %181 = extractelement <16 x i8> %164, i64 5
  %182 = zext i8 %181 to i32
  %183 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %182)
  %184 = extractelement <16 x i8> %164, i64 6
  %185 = zext i8 %184 to i32
  %186 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %185)
  %187 = extractelement <16 x i8> %164, i64 7
  %188 = zext i8 %187 to i32
  %189 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %188)
  %190 = extractelement <16 x i8> %164, i64 8
  %191 = zext i8 %190 to i32
  %192 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %191)
  %193 = extractelement <16 x i8> %164, i64 9
  %194 = zext i8 %193 to i32
  %195 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %194)
  %196 = extractelement <16 x i8> %164, i64 10
  %197 = zext i8 %196 to i32
  %198 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %197)
  %199 = extractelement <16 x i8> %164, i64 11
  %200 = zext i8 %199 to i32
  %201 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %200)
  %202 = extractelement <16 x i8> %164, i64 12
  %203 = zext i8 %202 to i32
  %204 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %203)
  %205 = extractelement <16 x i8> %164, i64 13
  %206 = zext i8 %205 to i32
  %207 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %206)
  %208 = extractelement <16 x i8> %164, i64 14
  %209 = zext i8 %208 to i32
  %210 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %209)
  %211 = extractelement <16 x i8> %164, i64 15
  %212 = zext i8 %211 to i32
  %213 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %212)
  %214 = tail call i32 @putchar(i32 10)
  %215 = tail call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %94, <8 x i16> %95)
  %216 = bitcast <4 x i32> %215 to <16 x i8>
  %217 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.5)
  %218 = extractelement <16 x i8> %216, i64 0
  %219 = zext i8 %218 to i32
  %220 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %219)
  %221 = extractelement <16 x i8> %216, i64 1
  %222 = zext i8 %221 to i32
  %223 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %222)
  %224 = extractelement <16 x i8> %216, i64 2
  %225 = zext i8 %224 to i32
  %226 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %225)
  %227 = extractelement <16 x i8> %216, i64 3
  %228 = zext i8 %227 to i32
  %229 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %228)
  %230 = extractelement <16 x i8> %216, i64 4
  %231 = zext i8 %230 to i32
  %232 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %231)
  %233 = extractelement <16 x i8> %216, i64 5
  %234 = zext i8 %233 to i32
  %235 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %234)
  %236 = extractelement <16 x i8> %216, i64 6
  %237 = zext i8 %236 to i32
  %238 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %237)
  %239 = extractelement <16 x i8> %216, i64 7
  %240 = zext i8 %239 to i32
  %241 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %240)
  %242 = extractelement <16 x i8> %216, i64 8
  %243 = zext i8 %242 to i32
  %244 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %243)
  %245 = extractelement <16 x i8> %216, i64 9
  %246 = zext i8 %245 to i32
  %247 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %246)
  %248 = extractelement <16 x i8> %216, i64 10
  %249 = zext i8 %248 to i32
  %250 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %249)
  %251 = extractelement <16 x i8> %216, i64 11
  %252 = zext i8 %251 to i32
  %253 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %252)
  %254 = extractelement <16 x i8> %216, i64 12
  %255 = zext i8 %254 to i32
  %256 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %255)
  %257 = extractelement <16 x i8> %216, i64 13
  %258 = zext i8 %257 to i32
  %259 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %258)
  %260 = extractelement <16 x i8> %216, i64 14
  %261 = zext i8 %260 to i32
  %262 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %261)
  %263 = extractelement <16 x i8> %216, i64 15
  %264 = zext i8 %263 to i32
  %265 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %264)
  %266 = tail call i32 @putchar(i32 10)
  %267 = bitcast <4 x i64> %19 to <32 x i8>
  %268 = bitcast <4 x i64> %20 to <32 x i8>
  %269 = tail call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %267, <32 x i8> %268)
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #6
  store <16 x i16> %269, ptr %16, align 16
  %270 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.6)
  br label %271

271:                                              ; preds = %271, %161
  %272 = phi i64 [ 0, %161 ], [ %280, %271 ]
  %273 = and i64 %272, 7
  %274 = icmp eq i64 %273, 0
  %275 = select i1 %274, ptr @.str.55, ptr @.str.54
  %276 = getelementptr inbounds nuw i8, ptr %16, i64 %272
  %277 = load i8, ptr %276, align 1, !tbaa !9
  %278 = zext i8 %277 to i32
  %279 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %275, i32 noundef %278)
  %280 = add nuw nsw i64 %272, 1
  %281 = icmp eq i64 %280, 32
  br i1 %281, label %282, label %271, !llvm.loop !12

282:                                              ; preds = %271
  %283 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #6
  %284 = tail call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %24, <16 x i8> %25)
  %285 = bitcast <2 x i64> %284 to <16 x i8>
  %286 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.7)
  %287 = extractelement <16 x i8> %285, i64 0
  %288 = zext i8 %287 to i32
  %289 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %288)
  %290 = extractelement <16 x i8> %285, i64 1
  %291 = zext i8 %290 to i32
  %292 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %291)
  %293 = extractelement <16 x i8> %285, i64 2
  %294 = zext i8 %293 to i32
  %295 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %294)
  %296 = extractelement <16 x i8> %285, i64 3
  %297 = zext i8 %296 to i32
  %298 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %297)
  %299 = extractelement <16 x i8> %285, i64 4
  %300 = zext i8 %299 to i32
  %301 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %300)
  %302 = extractelement <16 x i8> %285, i64 5
  %303 = zext i8 %302 to i32
  %304 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %303)
  %305 = extractelement <16 x i8> %285, i64 6
  %306 = zext i8 %305 to i32
  %307 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %306)
  %308 = extractelement <16 x i8> %285, i64 7
  %309 = zext i8 %308 to i32
  %310 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %309)
  %311 = extractelement <16 x i8> %285, i64 8
  %312 = zext i8 %311 to i32
  %313 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %312)
  %314 = extractelement <16 x i8> %285, i64 9
  %315 = zext i8 %314 to i32
  %316 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %315)
  %317 = extractelement <16 x i8> %285, i64 10
  %318 = zext i8 %317 to i32
  %319 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %318)
  %320 = extractelement <16 x i8> %285, i64 11
  %321 = zext i8 %320 to i32
  %322 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %321)
  %323 = extractelement <16 x i8> %285, i64 12
  %324 = zext i8 %323 to i32
  %325 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %324)
  %326 = extractelement <16 x i8> %285, i64 13
  %327 = zext i8 %326 to i32
  %328 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %327)
  %329 = extractelement <16 x i8> %285, i64 14
  %330 = zext i8 %329 to i32
  %331 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %330)
  %332 = extractelement <16 x i8> %285, i64 15
  %333 = zext i8 %332 to i32
  %334 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %333)
  %335 = tail call i32 @putchar(i32 10)
  %336 = tail call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %94, <8 x i16> %95)
  %337 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.8)
  %338 = extractelement <16 x i8> %336, i64 0
  %339 = zext i8 %338 to i32
  %340 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %339)
  %341 = extractelement <16 x i8> %336, i64 1
  %342 = zext i8 %341 to i32
  %343 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %342)
  %344 = extractelement <16 x i8> %336, i64 2
  %345 = zext i8 %344 to i32
  %346 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %345)
  %347 = extractelement <16 x i8> %336, i64 3
  %348 = zext i8 %347 to i32
  %349 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %348)
  %350 = extractelement <16 x i8> %336, i64 4
  %351 = zext i8 %350 to i32
  %352 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %351)
  %353 = extractelement <16 x i8> %336, i64 5
  %354 = zext i8 %353 to i32
  %355 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %354)
  %356 = extractelement <16 x i8> %336, i64 6
  %357 = zext i8 %356 to i32
  %358 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %357)
  %359 = extractelement <16 x i8> %336, i64 7
  %360 = zext i8 %359 to i32
  %361 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %360)
  %362 = extractelement <16 x i8> %336, i64 8
  %363 = zext i8 %362 to i32
  %364 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %363)
  %365 = extractelement <16 x i8> %336, i64 9
  %366 = zext i8 %365 to i32
  %367 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %366)
  %368 = extractelement <16 x i8> %336, i64 10
  %369 = zext i8 %368 to i32
  %370 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %369)
  %371 = extractelement <16 x i8> %336, i64 11
  %372 = zext i8 %371 to i32
  %373 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %372)
  %374 = extractelement <16 x i8> %336, i64 12
  %375 = zext i8 %374 to i32
  %376 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %375)
  %377 = extractelement <16 x i8> %336, i64 13
  %378 = zext i8 %377 to i32
  %379 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %378)
  %380 = extractelement <16 x i8> %336, i64 14
  %381 = zext i8 %380 to i32
  %382 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %381)
  %383 = extractelement <16 x i8> %336, i64 15
  %384 = zext i8 %383 to i32
  %385 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %384)
  %386 = tail call i32 @putchar(i32 10)
  %387 = bitcast <2 x i64> %22 to <4 x i32>
  %388 = bitcast <2 x i64> %23 to <4 x i32>
  %389 = tail call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %387, <4 x i32> %388)
  %390 = bitcast <8 x i16> %389 to <16 x i8>
  %391 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.9)
  %392 = extractelement <16 x i8> %390, i64 0
  %393 = zext i8 %392 to i32
  %394 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %393)
  %395 = extractelement <16 x i8> %390, i64 1
  %396 = zext i8 %395 to i32
  %397 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %396)
  %398 = extractelement <16 x i8> %390, i64 2
  %399 = zext i8 %398 to i32
  %400 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %399)
  %401 = extractelement <16 x i8> %390, i64 3
  %402 = zext i8 %401 to i32
  %403 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %402)
  %404 = extractelement <16 x i8> %390, i64 4
  %405 = zext i8 %404 to i32
  %406 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %405)
  %407 = extractelement <16 x i8> %390, i64 5
  %408 = zext i8 %407 to i32
  %409 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %408)
  %410 = extractelement <16 x i8> %390, i64 6
  %411 = zext i8 %410 to i32
  %412 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %411)
  %413 = extractelement <16 x i8> %390, i64 7
  %414 = zext i8 %413 to i32
  %415 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %414)
  %416 = extractelement <16 x i8> %390, i64 8
  %417 = zext i8 %416 to i32
  %418 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %417)
  %419 = extractelement <16 x i8> %390, i64 9
  %420 = zext i8 %419 to i32
  %421 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %420)
  %422 = extractelement <16 x i8> %390, i64 10
  %423 = zext i8 %422 to i32
  %424 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %423)
  %425 = extractelement <16 x i8> %390, i64 11
  %426 = zext i8 %425 to i32
  %427 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %426)
  %428 = extractelement <16 x i8> %390, i64 12
  %429 = zext i8 %428 to i32
  %430 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %429)
  %431 = extractelement <16 x i8> %390, i64 13
  %432 = zext i8 %431 to i32
  %433 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %432)
  %434 = extractelement <16 x i8> %390, i64 14
  %435 = zext i8 %434 to i32
  %436 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %435)
  %437 = extractelement <16 x i8> %390, i64 15
  %438 = zext i8 %437 to i32
  %439 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %438)
  %440 = tail call i32 @putchar(i32 10)
  %441 = tail call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %77, <16 x i16> %78)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #6
  store <32 x i8> %441, ptr %15, align 16
  %442 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.10)
  br label %443

443:                                              ; preds = %443, %282
  %444 = phi i64 [ 0, %282 ], [ %452, %443 ]
  %445 = and i64 %444, 7
  %446 = icmp eq i64 %445, 0
  %447 = select i1 %446, ptr @.str.55, ptr @.str.54
  %448 = getelementptr inbounds nuw i8, ptr %15, i64 %444
  %449 = load i8, ptr %448, align 1, !tbaa !9
  %450 = zext i8 %449 to i32
  %451 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %447, i32 noundef %450)
  %452 = add nuw nsw i64 %444, 1
  %453 = icmp eq i64 %452, 32
  br i1 %453, label %454, label %443, !llvm.loop !12

454:                                              ; preds = %443
  %455 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #6
  %456 = bitcast <4 x i64> %19 to <8 x i32>
  %457 = bitcast <4 x i64> %20 to <8 x i32>
  %458 = tail call <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32> %456, <8 x i32> %457)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #6
  store <16 x i16> %458, ptr %14, align 16
  %459 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.11)
  br label %460

460:                                              ; preds = %460, %454
  %461 = phi i64 [ 0, %454 ], [ %469, %460 ]
  %462 = and i64 %461, 7
  %463 = icmp eq i64 %462, 0
  %464 = select i1 %463, ptr @.str.55, ptr @.str.54
  %465 = getelementptr inbounds nuw i8, ptr %14, i64 %461
  %466 = load i8, ptr %465, align 1, !tbaa !9
  %467 = zext i8 %466 to i32
  %468 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %464, i32 noundef %467)
  %469 = add nuw nsw i64 %461, 1
  %470 = icmp eq i64 %469, 32
  br i1 %470, label %471, label %460, !llvm.loop !12

471:                                              ; preds = %460
  %472 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #6
  %473 = tail call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %94, <8 x i16> %95)
  %474 = bitcast <8 x i16> %473 to <16 x i8>
  %475 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.12)
  %476 = extractelement <16 x i8> %474, i64 0
  %477 = zext i8 %476 to i32
  %478 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %477)
  %479 = extractelement <16 x i8> %474, i64 1
  %480 = zext i8 %479 to i32
  %481 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %480)
  %482 = extractelement <16 x i8> %474, i64 2
  %483 = zext i8 %482 to i32
  %484 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %483)
  %485 = extractelement <16 x i8> %474, i64 3
  %486 = zext i8 %485 to i32
  %487 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %486)
  %488 = extractelement <16 x i8> %474, i64 4
  %489 = zext i8 %488 to i32
  %490 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %489)
  %491 = extractelement <16 x i8> %474, i64 5
  %492 = zext i8 %491 to i32
  %493 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %492)
  %494 = extractelement <16 x i8> %474, i64 6
  %495 = zext i8 %494 to i32
  %496 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %495)
  %497 = extractelement <16 x i8> %474, i64 7
  %498 = zext i8 %497 to i32
  %499 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %498)
  %500 = extractelement <16 x i8> %474, i64 8
  %501 = zext i8 %500 to i32
  %502 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %501)
  %503 = extractelement <16 x i8> %474, i64 9
  %504 = zext i8 %503 to i32
  %505 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %504)
  %506 = extractelement <16 x i8> %474, i64 10
  %507 = zext i8 %506 to i32
  %508 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %507)
  %509 = extractelement <16 x i8> %474, i64 11
  %510 = zext i8 %509 to i32
  %511 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %510)
  %512 = extractelement <16 x i8> %474, i64 12
  %513 = zext i8 %512 to i32
  %514 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %513)
  %515 = extractelement <16 x i8> %474, i64 13
  %516 = zext i8 %515 to i32
  %517 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %516)
  %518 = extractelement <16 x i8> %474, i64 14
  %519 = zext i8 %518 to i32
  %520 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %519)
  %521 = extractelement <16 x i8> %474, i64 15
  %522 = zext i8 %521 to i32
  %523 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %522)
  %524 = tail call i32 @putchar(i32 10)
  %525 = tail call <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32> %456, <8 x i32> %457)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #6
  store <8 x i32> %525, ptr %13, align 16
  %526 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.13)
  br label %527

527:                                              ; preds = %527, %471
  %528 = phi i64 [ 0, %471 ], [ %536, %527 ]
  %529 = and i64 %528, 7
  %530 = icmp eq i64 %529, 0
  %531 = select i1 %530, ptr @.str.55, ptr @.str.54
  %532 = getelementptr inbounds nuw i8, ptr %13, i64 %528
  %533 = load i8, ptr %532, align 1, !tbaa !9
  %534 = zext i8 %533 to i32
  %535 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %531, i32 noundef %534)
  %536 = add nuw nsw i64 %528, 1
  %537 = icmp eq i64 %536, 32
  br i1 %537, label %538, label %527, !llvm.loop !12

538:                                              ; preds = %527
  %539 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #6
  %540 = tail call <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16> %77, <16 x i16> %78)
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #6
  store <16 x i16> %540, ptr %12, align 16
  %541 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.14)
  br label %542

542:                                              ; preds = %542, %538
  %543 = phi i64 [ 0, %538 ], [ %551, %542 ]
  %544 = and i64 %543, 7
  %545 = icmp eq i64 %544, 0
  %546 = select i1 %545, ptr @.str.55, ptr @.str.54
  %547 = getelementptr inbounds nuw i8, ptr %12, i64 %543
  %548 = load i8, ptr %547, align 1, !tbaa !9
  %549 = zext i8 %548 to i32
  %550 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %546, i32 noundef %549)
  %551 = add nuw nsw i64 %543, 1
  %552 = icmp eq i64 %551, 32
  br i1 %552, label %553, label %542, !llvm.loop !12

553:                                              ; preds = %542
  %554 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #6
  %555 = tail call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %94, <8 x i16> %95)
  %556 = bitcast <8 x i16> %555 to <16 x i8>
  %557 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.15)
  %558 = extractelement <16 x i8> %556, i64 0
  %559 = zext i8 %558 to i32
  %560 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %559)
  %561 = extractelement <16 x i8> %556, i64 1
  %562 = zext i8 %561 to i32
  %563 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %562)
  %564 = extractelement <16 x i8> %556, i64 2
  %565 = zext i8 %564 to i32
  %566 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %565)
  %567 = extractelement <16 x i8> %556, i64 3
  %568 = zext i8 %567 to i32
  %569 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %568)
  %570 = extractelement <16 x i8> %556, i64 4
  %571 = zext i8 %570 to i32
  %572 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %571)
  %573 = extractelement <16 x i8> %556, i64 5
  %574 = zext i8 %573 to i32
  %575 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %574)
  %576 = extractelement <16 x i8> %556, i64 6
  %577 = zext i8 %576 to i32
  %578 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %577)
  %579 = extractelement <16 x i8> %556, i64 7
  %580 = zext i8 %579 to i32
  %581 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %580)
  %582 = extractelement <16 x i8> %556, i64 8
  %583 = zext i8 %582 to i32
  %584 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %583)
  %585 = extractelement <16 x i8> %556, i64 9
  %586 = zext i8 %585 to i32
  %587 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %586)
  %588 = extractelement <16 x i8> %556, i64 10
  %589 = zext i8 %588 to i32
  %590 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %589)
  %591 = extractelement <16 x i8> %556, i64 11
  %592 = zext i8 %591 to i32
  %593 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %592)
  %594 = extractelement <16 x i8> %556, i64 12
  %595 = zext i8 %594 to i32
  %596 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %595)
  %597 = extractelement <16 x i8> %556, i64 13
  %598 = zext i8 %597 to i32
  %599 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %598)
  %600 = extractelement <16 x i8> %556, i64 14
  %601 = zext i8 %600 to i32
  %602 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %601)
  %603 = extractelement <16 x i8> %556, i64 15
  %604 = zext i8 %603 to i32
  %605 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %604)
  %606 = tail call i32 @putchar(i32 10)
  %607 = tail call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %94, <8 x i16> %95)
  %608 = bitcast <8 x i16> %607 to <16 x i8>
  %609 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.16)
  %610 = extractelement <16 x i8> %608, i64 0
  %611 = zext i8 %610 to i32
  %612 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %611)
  %613 = extractelement <16 x i8> %608, i64 1
  %614 = zext i8 %613 to i32
  %615 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %614)
  %616 = extractelement <16 x i8> %608, i64 2
  %617 = zext i8 %616 to i32
  %618 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %617)
  %619 = extractelement <16 x i8> %608, i64 3
  %620 = zext i8 %619 to i32
  %621 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %620)
  %622 = extractelement <16 x i8> %608, i64 4
  %623 = zext i8 %622 to i32
  %624 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %623)
  %625 = extractelement <16 x i8> %608, i64 5
  %626 = zext i8 %625 to i32
  %627 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %626)
  %628 = extractelement <16 x i8> %608, i64 6
  %629 = zext i8 %628 to i32
  %630 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %629)
  %631 = extractelement <16 x i8> %608, i64 7
  %632 = zext i8 %631 to i32
  %633 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %632)
  %634 = extractelement <16 x i8> %608, i64 8
  %635 = zext i8 %634 to i32
  %636 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %635)
  %637 = extractelement <16 x i8> %608, i64 9
  %638 = zext i8 %637 to i32
  %639 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %638)
  %640 = extractelement <16 x i8> %608, i64 10
  %641 = zext i8 %640 to i32
  %642 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %641)
  %643 = extractelement <16 x i8> %608, i64 11
  %644 = zext i8 %643 to i32
  %645 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %644)
  %646 = extractelement <16 x i8> %608, i64 12
  %647 = zext i8 %646 to i32
  %648 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %647)
  %649 = extractelement <16 x i8> %608, i64 13
  %650 = zext i8 %649 to i32
  %651 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %650)
  %652 = extractelement <16 x i8> %608, i64 14
  %653 = zext i8 %652 to i32
  %654 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %653)
  %655 = extractelement <16 x i8> %608, i64 15
  %656 = zext i8 %655 to i32
  %657 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %656)
  %658 = tail call i32 @putchar(i32 10)
  %659 = tail call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %24, <16 x i8> %25)
  %660 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.17)
  %661 = extractelement <16 x i8> %659, i64 0
  %662 = zext i8 %661 to i32
  %663 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %662)
  %664 = extractelement <16 x i8> %659, i64 1
  %665 = zext i8 %664 to i32
  %666 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %665)
  %667 = extractelement <16 x i8> %659, i64 2
  %668 = zext i8 %667 to i32
  %669 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %668)
  %670 = extractelement <16 x i8> %659, i64 3
  %671 = zext i8 %670 to i32
  %672 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %671)
  %673 = extractelement <16 x i8> %659, i64 4
  %674 = zext i8 %673 to i32
  %675 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %674)
  %676 = extractelement <16 x i8> %659, i64 5
  %677 = zext i8 %676 to i32
  %678 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %677)
  %679 = extractelement <16 x i8> %659, i64 6
  %680 = zext i8 %679 to i32
  %681 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %680)
  %682 = extractelement <16 x i8> %659, i64 7
  %683 = zext i8 %682 to i32
  %684 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %683)
  %685 = extractelement <16 x i8> %659, i64 8
  %686 = zext i8 %685 to i32
  %687 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %686)
  %688 = extractelement <16 x i8> %659, i64 9
  %689 = zext i8 %688 to i32
  %690 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %689)
  %691 = extractelement <16 x i8> %659, i64 10
  %692 = zext i8 %691 to i32
  %693 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %692)
  %694 = extractelement <16 x i8> %659, i64 11
  %695 = zext i8 %694 to i32
  %696 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %695)
  %697 = extractelement <16 x i8> %659, i64 12
  %698 = zext i8 %697 to i32
  %699 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %698)
  %700 = extractelement <16 x i8> %659, i64 13
  %701 = zext i8 %700 to i32
  %702 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %701)
  %703 = extractelement <16 x i8> %659, i64 14
  %704 = zext i8 %703 to i32
  %705 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %704)
  %706 = extractelement <16 x i8> %659, i64 15
  %707 = zext i8 %706 to i32
  %708 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %707)
  %709 = tail call i32 @putchar(i32 10)
  %710 = tail call <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32> %456, <8 x i32> %457)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #6
  store <8 x i32> %710, ptr %11, align 16
  %711 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.18)
  br label %712

712:                                              ; preds = %712, %553
  %713 = phi i64 [ 0, %553 ], [ %721, %712 ]
  %714 = and i64 %713, 7
  %715 = icmp eq i64 %714, 0
  %716 = select i1 %715, ptr @.str.55, ptr @.str.54
  %717 = getelementptr inbounds nuw i8, ptr %11, i64 %713
  %718 = load i8, ptr %717, align 1, !tbaa !9
  %719 = zext i8 %718 to i32
  %720 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %716, i32 noundef %719)
  %721 = add nuw nsw i64 %713, 1
  %722 = icmp eq i64 %721, 32
  br i1 %722, label %723, label %712, !llvm.loop !12

723:                                              ; preds = %712
  %724 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #6
  %725 = tail call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %24, <16 x i8> %25)
  %726 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.19)
  %727 = extractelement <16 x i8> %725, i64 0
  %728 = zext i8 %727 to i32
  %729 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %728)
  %730 = extractelement <16 x i8> %725, i64 1
  %731 = zext i8 %730 to i32
  %732 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %731)
  %733 = extractelement <16 x i8> %725, i64 2
  %734 = zext i8 %733 to i32
  %735 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %734)
  %736 = extractelement <16 x i8> %725, i64 3
  %737 = zext i8 %736 to i32
  %738 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %737)
  %739 = extractelement <16 x i8> %725, i64 4
  %740 = zext i8 %739 to i32
  %741 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %740)
  %742 = extractelement <16 x i8> %725, i64 5
  %743 = zext i8 %742 to i32
  %744 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %743)
  %745 = extractelement <16 x i8> %725, i64 6
  %746 = zext i8 %745 to i32
  %747 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %746)
  %748 = extractelement <16 x i8> %725, i64 7
  %749 = zext i8 %748 to i32
  %750 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %749)
  %751 = extractelement <16 x i8> %725, i64 8
  %752 = zext i8 %751 to i32
  %753 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %752)
  %754 = extractelement <16 x i8> %725, i64 9
  %755 = zext i8 %754 to i32
  %756 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %755)
  %757 = extractelement <16 x i8> %725, i64 10
  %758 = zext i8 %757 to i32
  %759 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %758)
  %760 = extractelement <16 x i8> %725, i64 11
  %761 = zext i8 %760 to i32
  %762 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %761)
  %763 = extractelement <16 x i8> %725, i64 12
  %764 = zext i8 %763 to i32
  %765 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %764)
  %766 = extractelement <16 x i8> %725, i64 13
  %767 = zext i8 %766 to i32
  %768 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %767)
  %769 = extractelement <16 x i8> %725, i64 14
  %770 = zext i8 %769 to i32
  %771 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %770)
  %772 = extractelement <16 x i8> %725, i64 15
  %773 = zext i8 %772 to i32
  %774 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %773)
  %775 = tail call i32 @putchar(i32 10)
  %776 = tail call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %267, <32 x i8> %268)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #6
  store <32 x i8> %776, ptr %10, align 16
  %777 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.20)
  br label %778

778:                                              ; preds = %778, %723
  %779 = phi i64 [ 0, %723 ], [ %787, %778 ]
  %780 = and i64 %779, 7
  %781 = icmp eq i64 %780, 0
  %782 = select i1 %781, ptr @.str.55, ptr @.str.54
  %783 = getelementptr inbounds nuw i8, ptr %10, i64 %779
  %784 = load i8, ptr %783, align 1, !tbaa !9
  %785 = zext i8 %784 to i32
  %786 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %782, i32 noundef %785)
  %787 = add nuw nsw i64 %779, 1
  %788 = icmp eq i64 %787, 32
  br i1 %788, label %789, label %778, !llvm.loop !12

789:                                              ; preds = %778
  %790 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #6
  %791 = tail call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %456, <8 x i32> %457)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  store <8 x i32> %791, ptr %9, align 16
  %792 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.21)
  br label %793

793:                                              ; preds = %793, %789
  %794 = phi i64 [ 0, %789 ], [ %802, %793 ]
  %795 = and i64 %794, 7
  %796 = icmp eq i64 %795, 0
  %797 = select i1 %796, ptr @.str.55, ptr @.str.54
  %798 = getelementptr inbounds nuw i8, ptr %9, i64 %794
  %799 = load i8, ptr %798, align 1, !tbaa !9
  %800 = zext i8 %799 to i32
  %801 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %797, i32 noundef %800)
  %802 = add nuw nsw i64 %794, 1
  %803 = icmp eq i64 %802, 32
  br i1 %803, label %804, label %793, !llvm.loop !12

804:                                              ; preds = %793
  %805 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  %806 = shufflevector <32 x i8> %21, <32 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %807 = tail call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %24, <16 x i8> %25, <16 x i8> %806)
  %808 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.22)
  %809 = extractelement <16 x i8> %807, i64 0
  %810 = zext i8 %809 to i32
  %811 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %810)
  %812 = extractelement <16 x i8> %807, i64 1
  %813 = zext i8 %812 to i32
  %814 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %813)
  %815 = extractelement <16 x i8> %807, i64 2
  %816 = zext i8 %815 to i32
  %817 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %816)
  %818 = extractelement <16 x i8> %807, i64 3
  %819 = zext i8 %818 to i32
  %820 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %819)
  %821 = extractelement <16 x i8> %807, i64 4
  %822 = zext i8 %821 to i32
  %823 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %822)
  %824 = extractelement <16 x i8> %807, i64 5
  %825 = zext i8 %824 to i32
  %826 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %825)
  %827 = extractelement <16 x i8> %807, i64 6
  %828 = zext i8 %827 to i32
  %829 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %828)
  %830 = extractelement <16 x i8> %807, i64 7
  %831 = zext i8 %830 to i32
  %832 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %831)
  %833 = extractelement <16 x i8> %807, i64 8
  %834 = zext i8 %833 to i32
  %835 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %834)
  %836 = extractelement <16 x i8> %807, i64 9
  %837 = zext i8 %836 to i32
  %838 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %837)
  %839 = extractelement <16 x i8> %807, i64 10
  %840 = zext i8 %839 to i32
  %841 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %840)
  %842 = extractelement <16 x i8> %807, i64 11
  %843 = zext i8 %842 to i32
  %844 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %843)
  %845 = extractelement <16 x i8> %807, i64 12
  %846 = zext i8 %845 to i32
  %847 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %846)
  %848 = extractelement <16 x i8> %807, i64 13
  %849 = zext i8 %848 to i32
  %850 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %849)
  %851 = extractelement <16 x i8> %807, i64 14
  %852 = zext i8 %851 to i32
  %853 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %852)
  %854 = extractelement <16 x i8> %807, i64 15
  %855 = zext i8 %854 to i32
  %856 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %855)
  %857 = tail call i32 @putchar(i32 10)
  %858 = tail call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %94)
  %859 = bitcast <8 x i16> %858 to <16 x i8>
  %860 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.23)
  %861 = extractelement <16 x i8> %859, i64 0
  %862 = zext i8 %861 to i32
  %863 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %862)
  %864 = extractelement <16 x i8> %859, i64 1
  %865 = zext i8 %864 to i32
  %866 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %865)
  %867 = extractelement <16 x i8> %859, i64 2
  %868 = zext i8 %867 to i32
  %869 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %868)
  %870 = extractelement <16 x i8> %859, i64 3
  %871 = zext i8 %870 to i32
  %872 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %871)
  %873 = extractelement <16 x i8> %859, i64 4
  %874 = zext i8 %873 to i32
  %875 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %874)
  %876 = extractelement <16 x i8> %859, i64 5
  %877 = zext i8 %876 to i32
  %878 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %877)
  %879 = extractelement <16 x i8> %859, i64 6
  %880 = zext i8 %879 to i32
  %881 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %880)
  %882 = extractelement <16 x i8> %859, i64 7
  %883 = zext i8 %882 to i32
  %884 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %883)
  %885 = extractelement <16 x i8> %859, i64 8
  %886 = zext i8 %885 to i32
  %887 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %886)
  %888 = extractelement <16 x i8> %859, i64 9
  %889 = zext i8 %888 to i32
  %890 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %889)
  %891 = extractelement <16 x i8> %859, i64 10
  %892 = zext i8 %891 to i32
  %893 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %892)
  %894 = extractelement <16 x i8> %859, i64 11
  %895 = zext i8 %894 to i32
  %896 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %895)
  %897 = extractelement <16 x i8> %859, i64 12
  %898 = zext i8 %897 to i32
  %899 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %898)
  %900 = extractelement <16 x i8> %859, i64 13
  %901 = zext i8 %900 to i32
  %902 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %901)
  %903 = extractelement <16 x i8> %859, i64 14
  %904 = zext i8 %903 to i32
  %905 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %904)
  %906 = extractelement <16 x i8> %859, i64 15
  %907 = zext i8 %906 to i32
  %908 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %907)
  %909 = tail call i32 @putchar(i32 10)
  %910 = tail call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %24, <16 x i8> %25, i8 5)
  %911 = bitcast <8 x i16> %910 to <16 x i8>
  %912 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.24)
  %913 = extractelement <16 x i8> %911, i64 0
  %914 = zext i8 %913 to i32
  %915 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %914)
  %916 = extractelement <16 x i8> %911, i64 1
  %917 = zext i8 %916 to i32
  %918 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %917)
  %919 = extractelement <16 x i8> %911, i64 2
  %920 = zext i8 %919 to i32
  %921 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %920)
  %922 = extractelement <16 x i8> %911, i64 3
  %923 = zext i8 %922 to i32
  %924 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %923)
  %925 = extractelement <16 x i8> %911, i64 4
  %926 = zext i8 %925 to i32
  %927 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %926)
  %928 = extractelement <16 x i8> %911, i64 5
  %929 = zext i8 %928 to i32
  %930 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %929)
  %931 = extractelement <16 x i8> %911, i64 6
  %932 = zext i8 %931 to i32
  %933 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %932)
  %934 = extractelement <16 x i8> %911, i64 7
  %935 = zext i8 %934 to i32
  %936 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %935)
  %937 = extractelement <16 x i8> %911, i64 8
  %938 = zext i8 %937 to i32
  %939 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %938)
  %940 = extractelement <16 x i8> %911, i64 9
  %941 = zext i8 %940 to i32
  %942 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %941)
  %943 = extractelement <16 x i8> %911, i64 10
  %944 = zext i8 %943 to i32
  %945 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %944)
  %946 = extractelement <16 x i8> %911, i64 11
  %947 = zext i8 %946 to i32
  %948 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %947)
  %949 = extractelement <16 x i8> %911, i64 12
  %950 = zext i8 %949 to i32
  %951 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %950)
  %952 = extractelement <16 x i8> %911, i64 13
  %953 = zext i8 %952 to i32
  %954 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %953)
  %955 = extractelement <16 x i8> %911, i64 14
  %956 = zext i8 %955 to i32
  %957 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %956)
  %958 = extractelement <16 x i8> %911, i64 15
  %959 = zext i8 %958 to i32
  %960 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %959)
  %961 = tail call i32 @putchar(i32 10)
  %962 = tail call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %267, <32 x i8> %268, i8 42)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  store <16 x i16> %962, ptr %8, align 16
  %963 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.25)
  br label %964

964:                                              ; preds = %964, %804
  %965 = phi i64 [ 0, %804 ], [ %973, %964 ]
  %966 = and i64 %965, 7
  %967 = icmp eq i64 %966, 0
  %968 = select i1 %967, ptr @.str.55, ptr @.str.54
  %969 = getelementptr inbounds nuw i8, ptr %8, i64 %965
  %970 = load i8, ptr %969, align 1, !tbaa !9
  %971 = zext i8 %970 to i32
  %972 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %968, i32 noundef %971)
  %973 = add nuw nsw i64 %965, 1
  %974 = icmp eq i64 %973, 32
  br i1 %974, label %975, label %964, !llvm.loop !12

975:                                              ; preds = %964
  %976 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  %977 = shl <8 x i16> %94, splat (i16 3)
  %978 = bitcast <8 x i16> %977 to <16 x i8>
  %979 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.26)
  %980 = extractelement <16 x i8> %978, i64 0
  %981 = zext i8 %980 to i32
  %982 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %981)
  %983 = extractelement <16 x i8> %978, i64 1
  %984 = zext i8 %983 to i32
  %985 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %984)
  %986 = extractelement <16 x i8> %978, i64 2
  %987 = zext i8 %986 to i32
  %988 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %987)
  %989 = extractelement <16 x i8> %978, i64 3
  %990 = zext i8 %989 to i32
  %991 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %990)
  %992 = extractelement <16 x i8> %978, i64 4
  %993 = zext i8 %992 to i32
  %994 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %993)
  %995 = extractelement <16 x i8> %978, i64 5
  %996 = zext i8 %995 to i32
  %997 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %996)
  %998 = extractelement <16 x i8> %978, i64 6
  %999 = zext i8 %998 to i32
  %1000 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %999)
  %1001 = extractelement <16 x i8> %978, i64 7
  %1002 = zext i8 %1001 to i32
  %1003 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1002)
  %1004 = extractelement <16 x i8> %978, i64 8
  %1005 = zext i8 %1004 to i32
  %1006 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1005)
  %1007 = extractelement <16 x i8> %978, i64 9
  %1008 = zext i8 %1007 to i32
  %1009 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1008)
  %1010 = extractelement <16 x i8> %978, i64 10
  %1011 = zext i8 %1010 to i32
  %1012 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1011)
  %1013 = extractelement <16 x i8> %978, i64 11
  %1014 = zext i8 %1013 to i32
  %1015 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1014)
  %1016 = extractelement <16 x i8> %978, i64 12
  %1017 = zext i8 %1016 to i32
  %1018 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1017)
  %1019 = extractelement <16 x i8> %978, i64 13
  %1020 = zext i8 %1019 to i32
  %1021 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1020)
  %1022 = extractelement <16 x i8> %978, i64 14
  %1023 = zext i8 %1022 to i32
  %1024 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1023)
  %1025 = extractelement <16 x i8> %978, i64 15
  %1026 = zext i8 %1025 to i32
  %1027 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1026)
  %1028 = tail call i32 @putchar(i32 10)
  %1029 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.27)
  %1030 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef 0)
  %1031 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1032 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1033 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1034 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1035 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1036 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1037 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1038 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef 0)
  %1039 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1040 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1041 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1042 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1043 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1044 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1045 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1046 = tail call i32 @putchar(i32 10)
  %1047 = ashr <4 x i32> %387, splat (i32 31)
  %1048 = bitcast <4 x i32> %1047 to <16 x i8>
  %1049 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.28)
  %1050 = extractelement <16 x i8> %1048, i64 0
  %1051 = zext i8 %1050 to i32
  %1052 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1051)
  %1053 = extractelement <16 x i8> %1048, i64 1
  %1054 = zext i8 %1053 to i32
  %1055 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1054)
  %1056 = extractelement <16 x i8> %1048, i64 2
  %1057 = zext i8 %1056 to i32
  %1058 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1057)
  %1059 = extractelement <16 x i8> %1048, i64 3
  %1060 = zext i8 %1059 to i32
  %1061 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1060)
  %1062 = extractelement <16 x i8> %1048, i64 4
  %1063 = zext i8 %1062 to i32
  %1064 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1063)
  %1065 = extractelement <16 x i8> %1048, i64 5
  %1066 = zext i8 %1065 to i32
  %1067 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1066)
  %1068 = extractelement <16 x i8> %1048, i64 6
  %1069 = zext i8 %1068 to i32
  %1070 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1069)
  %1071 = extractelement <16 x i8> %1048, i64 7
  %1072 = zext i8 %1071 to i32
  %1073 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1072)
  %1074 = extractelement <16 x i8> %1048, i64 8
  %1075 = zext i8 %1074 to i32
  %1076 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1075)
  %1077 = extractelement <16 x i8> %1048, i64 9
  %1078 = zext i8 %1077 to i32
  %1079 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1078)
  %1080 = extractelement <16 x i8> %1048, i64 10
  %1081 = zext i8 %1080 to i32
  %1082 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1081)
  %1083 = extractelement <16 x i8> %1048, i64 11
  %1084 = zext i8 %1083 to i32
  %1085 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1084)
  %1086 = extractelement <16 x i8> %1048, i64 12
  %1087 = zext i8 %1086 to i32
  %1088 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1087)
  %1089 = extractelement <16 x i8> %1048, i64 13
  %1090 = zext i8 %1089 to i32
  %1091 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1090)
  %1092 = extractelement <16 x i8> %1048, i64 14
  %1093 = zext i8 %1092 to i32
  %1094 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1093)
  %1095 = extractelement <16 x i8> %1048, i64 15
  %1096 = zext i8 %1095 to i32
  %1097 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1096)
  %1098 = tail call i32 @putchar(i32 10)
  %1099 = shl <4 x i32> %387, splat (i32 5)
  %1100 = bitcast <4 x i32> %1099 to <16 x i8>
  %1101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.29)
  %1102 = extractelement <16 x i8> %1100, i64 0
  %1103 = zext i8 %1102 to i32
  %1104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1103)
  %1105 = extractelement <16 x i8> %1100, i64 1
  %1106 = zext i8 %1105 to i32
  %1107 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1106)
  %1108 = extractelement <16 x i8> %1100, i64 2
  %1109 = zext i8 %1108 to i32
  %1110 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1109)
  %1111 = extractelement <16 x i8> %1100, i64 3
  %1112 = zext i8 %1111 to i32
  %1113 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1112)
  %1114 = extractelement <16 x i8> %1100, i64 4
  %1115 = zext i8 %1114 to i32
  %1116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1115)
  %1117 = extractelement <16 x i8> %1100, i64 5
  %1118 = zext i8 %1117 to i32
  %1119 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1118)
  %1120 = extractelement <16 x i8> %1100, i64 6
  %1121 = zext i8 %1120 to i32
  %1122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1121)
  %1123 = extractelement <16 x i8> %1100, i64 7
  %1124 = zext i8 %1123 to i32
  %1125 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1124)
  %1126 = extractelement <16 x i8> %1100, i64 8
  %1127 = zext i8 %1126 to i32
  %1128 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1127)
  %1129 = extractelement <16 x i8> %1100, i64 9
  %1130 = zext i8 %1129 to i32
  %1131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1130)
  %1132 = extractelement <16 x i8> %1100, i64 10
  %1133 = zext i8 %1132 to i32
  %1134 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1133)
  %1135 = extractelement <16 x i8> %1100, i64 11
  %1136 = zext i8 %1135 to i32
  %1137 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1136)
  %1138 = extractelement <16 x i8> %1100, i64 12
  %1139 = zext i8 %1138 to i32
  %1140 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1139)
  %1141 = extractelement <16 x i8> %1100, i64 13
  %1142 = zext i8 %1141 to i32
  %1143 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1142)
  %1144 = extractelement <16 x i8> %1100, i64 14
  %1145 = zext i8 %1144 to i32
  %1146 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1145)
  %1147 = extractelement <16 x i8> %1100, i64 15
  %1148 = zext i8 %1147 to i32
  %1149 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1148)
  %1150 = tail call i32 @putchar(i32 10)
  %1151 = lshr <2 x i64> %22, splat (i64 40)
  %1152 = bitcast <2 x i64> %1151 to <16 x i8>
  %1153 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.30)
  %1154 = extractelement <16 x i8> %1152, i64 0
  %1155 = zext i8 %1154 to i32
  %1156 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1155)
  %1157 = extractelement <16 x i8> %1152, i64 1
  %1158 = zext i8 %1157 to i32
  %1159 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1158)
  %1160 = extractelement <16 x i8> %1152, i64 2
  %1161 = zext i8 %1160 to i32
  %1162 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1161)
  %1163 = extractelement <16 x i8> %1152, i64 3
  %1164 = zext nneg i8 %1163 to i32
  %1165 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1164)
  %1166 = extractelement <16 x i8> %1152, i64 4
  %1167 = zext nneg i8 %1166 to i32
  %1168 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1167)
  %1169 = extractelement <16 x i8> %1152, i64 5
  %1170 = zext nneg i8 %1169 to i32
  %1171 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1170)
  %1172 = extractelement <16 x i8> %1152, i64 6
  %1173 = zext nneg i8 %1172 to i32
  %1174 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1173)
  %1175 = extractelement <16 x i8> %1152, i64 7
  %1176 = zext nneg i8 %1175 to i32
  %1177 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1176)
  %1178 = extractelement <16 x i8> %1152, i64 8
  %1179 = zext i8 %1178 to i32
  %1180 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1179)
  %1181 = extractelement <16 x i8> %1152, i64 9
  %1182 = zext i8 %1181 to i32
  %1183 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1182)
  %1184 = extractelement <16 x i8> %1152, i64 10
  %1185 = zext i8 %1184 to i32
  %1186 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1185)
  %1187 = extractelement <16 x i8> %1152, i64 11
  %1188 = zext nneg i8 %1187 to i32
  %1189 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1188)
  %1190 = extractelement <16 x i8> %1152, i64 12
  %1191 = zext nneg i8 %1190 to i32
  %1192 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1191)
  %1193 = extractelement <16 x i8> %1152, i64 13
  %1194 = zext nneg i8 %1193 to i32
  %1195 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1194)
  %1196 = extractelement <16 x i8> %1152, i64 14
  %1197 = zext nneg i8 %1196 to i32
  %1198 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1197)
  %1199 = extractelement <16 x i8> %1152, i64 15
  %1200 = zext nneg i8 %1199 to i32
  %1201 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1200)
  %1202 = tail call i32 @putchar(i32 10)
  %1203 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.31)
  %1204 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef 0)
  %1205 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1206 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1207 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1208 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1209 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1210 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1211 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1212 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef 0)
  %1213 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1214 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1215 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1216 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1217 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1218 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1219 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1220 = tail call i32 @putchar(i32 10)
  %1221 = ashr <16 x i16> %77, splat (i16 5)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  store <16 x i16> %1221, ptr %7, align 16
  %1222 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.32)
  br label %1223

1223:                                             ; preds = %1223, %975
  %1224 = phi i64 [ 0, %975 ], [ %1232, %1223 ]
  %1225 = and i64 %1224, 7
  %1226 = icmp eq i64 %1225, 0
  %1227 = select i1 %1226, ptr @.str.55, ptr @.str.54
  %1228 = getelementptr inbounds nuw i8, ptr %7, i64 %1224
  %1229 = load i8, ptr %1228, align 1, !tbaa !9
  %1230 = zext i8 %1229 to i32
  %1231 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %1227, i32 noundef %1230)
  %1232 = add nuw nsw i64 %1224, 1
  %1233 = icmp eq i64 %1232, 32
  br i1 %1233, label %1234, label %1223, !llvm.loop !12

1234:                                             ; preds = %1223
  %1235 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  %1236 = lshr <8 x i32> %457, splat (i32 26)
  %1237 = tail call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %456, <8 x i32> %1236)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  store <8 x i32> %1237, ptr %6, align 16
  %1238 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.33)
  br label %1239

1239:                                             ; preds = %1239, %1234
  %1240 = phi i64 [ 0, %1234 ], [ %1248, %1239 ]
  %1241 = and i64 %1240, 7
  %1242 = icmp eq i64 %1241, 0
  %1243 = select i1 %1242, ptr @.str.55, ptr @.str.54
  %1244 = getelementptr inbounds nuw i8, ptr %6, i64 %1240
  %1245 = load i8, ptr %1244, align 1, !tbaa !9
  %1246 = zext i8 %1245 to i32
  %1247 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %1243, i32 noundef %1246)
  %1248 = add nuw nsw i64 %1240, 1
  %1249 = icmp eq i64 %1248, 32
  br i1 %1249, label %1250, label %1239, !llvm.loop !12

1250:                                             ; preds = %1239
  %1251 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %1252 = lshr <4 x i64> %20, splat (i64 57)
  %1253 = tail call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> %19, <4 x i64> %1252)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store <4 x i64> %1253, ptr %5, align 16
  %1254 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.34)
  br label %1255

1255:                                             ; preds = %1255, %1250
  %1256 = phi i64 [ 0, %1250 ], [ %1264, %1255 ]
  %1257 = and i64 %1256, 7
  %1258 = icmp eq i64 %1257, 0
  %1259 = select i1 %1258, ptr @.str.55, ptr @.str.54
  %1260 = getelementptr inbounds nuw i8, ptr %5, i64 %1256
  %1261 = load i8, ptr %1260, align 1, !tbaa !9
  %1262 = zext i8 %1261 to i32
  %1263 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %1259, i32 noundef %1262)
  %1264 = add nuw nsw i64 %1256, 1
  %1265 = icmp eq i64 %1264, 32
  br i1 %1265, label %1266, label %1255, !llvm.loop !12

1266:                                             ; preds = %1255
  %1267 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  %1268 = tail call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %456, <8 x i32> %1236)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store <8 x i32> %1268, ptr %4, align 16
  %1269 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.35)
  br label %1270

1270:                                             ; preds = %1270, %1266
  %1271 = phi i64 [ 0, %1266 ], [ %1279, %1270 ]
  %1272 = and i64 %1271, 7
  %1273 = icmp eq i64 %1272, 0
  %1274 = select i1 %1273, ptr @.str.55, ptr @.str.54
  %1275 = getelementptr inbounds nuw i8, ptr %4, i64 %1271
  %1276 = load i8, ptr %1275, align 1, !tbaa !9
  %1277 = zext i8 %1276 to i32
  %1278 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %1274, i32 noundef %1277)
  %1279 = add nuw nsw i64 %1271, 1
  %1280 = icmp eq i64 %1279, 32
  br i1 %1280, label %1281, label %1270, !llvm.loop !12

1281:                                             ; preds = %1270
  %1282 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  %1283 = icmp slt <16 x i8> %24, zeroinitializer
  %1284 = bitcast <16 x i1> %1283 to i16
  %1285 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.36)
  %1286 = and i16 %1284, 255
  %1287 = zext nneg i16 %1286 to i32
  %1288 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1287)
  %1289 = bitcast <16 x i1> %1283 to <2 x i8>
  %1290 = extractelement <2 x i8> %1289, i64 1
  %1291 = zext i8 %1290 to i32
  %1292 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1291)
  %1293 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1294 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1295 = tail call i32 @putchar(i32 10)
  %1296 = icmp slt <32 x i8> %267, zeroinitializer
  %1297 = bitcast <32 x i1> %1296 to <4 x i8>
  %1298 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.37)
  %1299 = extractelement <4 x i8> %1297, i64 0
  %1300 = zext i8 %1299 to i32
  %1301 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1300)
  %1302 = extractelement <4 x i8> %1297, i64 1
  %1303 = zext i8 %1302 to i32
  %1304 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1303)
  %1305 = extractelement <4 x i8> %1297, i64 2
  %1306 = zext i8 %1305 to i32
  %1307 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1306)
  %1308 = extractelement <4 x i8> %1297, i64 3
  %1309 = zext i8 %1308 to i32
  %1310 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1309)
  %1311 = tail call i32 @putchar(i32 10)
  %1312 = tail call i32 @llvm.x86.sse41.ptestz(<2 x i64> %22, <2 x i64> %23)
  %1313 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.38)
  %1314 = and i32 %1312, 255
  %1315 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1314)
  %1316 = lshr i32 %1312, 8
  %1317 = and i32 %1316, 255
  %1318 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1317)
  %1319 = lshr i32 %1312, 16
  %1320 = and i32 %1319, 255
  %1321 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1320)
  %1322 = lshr i32 %1312, 24
  %1323 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1322)
  %1324 = tail call i32 @putchar(i32 10)
  %1325 = tail call i32 @llvm.x86.sse41.ptestc(<2 x i64> %22, <2 x i64> %22)
  %1326 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.39)
  %1327 = and i32 %1325, 255
  %1328 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1327)
  %1329 = lshr i32 %1325, 8
  %1330 = and i32 %1329, 255
  %1331 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1330)
  %1332 = lshr i32 %1325, 16
  %1333 = and i32 %1332, 255
  %1334 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1333)
  %1335 = lshr i32 %1325, 24
  %1336 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1335)
  %1337 = tail call i32 @putchar(i32 10)
  %1338 = tail call i32 @llvm.x86.avx.ptestnzc.256(<4 x i64> %19, <4 x i64> %20)
  %1339 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.40)
  %1340 = and i32 %1338, 255
  %1341 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1340)
  %1342 = lshr i32 %1338, 8
  %1343 = and i32 %1342, 255
  %1344 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1343)
  %1345 = lshr i32 %1338, 16
  %1346 = and i32 %1345, 255
  %1347 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1346)
  %1348 = lshr i32 %1338, 24
  %1349 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1348)
  %1350 = tail call i32 @putchar(i32 10)
  %1351 = tail call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %22, <2 x i64> %23, i8 16)
  %1352 = bitcast <2 x i64> %1351 to <16 x i8>
  %1353 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.41)
  %1354 = extractelement <16 x i8> %1352, i64 0
  %1355 = zext i8 %1354 to i32
  %1356 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1355)
  %1357 = extractelement <16 x i8> %1352, i64 1
  %1358 = zext i8 %1357 to i32
  %1359 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1358)
  %1360 = extractelement <16 x i8> %1352, i64 2
  %1361 = zext i8 %1360 to i32
  %1362 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1361)
  %1363 = extractelement <16 x i8> %1352, i64 3
  %1364 = zext i8 %1363 to i32
  %1365 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1364)
  %1366 = extractelement <16 x i8> %1352, i64 4
  %1367 = zext i8 %1366 to i32
  %1368 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1367)
  %1369 = extractelement <16 x i8> %1352, i64 5
  %1370 = zext i8 %1369 to i32
  %1371 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1370)
  %1372 = extractelement <16 x i8> %1352, i64 6
  %1373 = zext i8 %1372 to i32
  %1374 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1373)
  %1375 = extractelement <16 x i8> %1352, i64 7
  %1376 = zext i8 %1375 to i32
  %1377 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1376)
  %1378 = extractelement <16 x i8> %1352, i64 8
  %1379 = zext i8 %1378 to i32
  %1380 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1379)
  %1381 = extractelement <16 x i8> %1352, i64 9
  %1382 = zext i8 %1381 to i32
  %1383 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1382)
  %1384 = extractelement <16 x i8> %1352, i64 10
  %1385 = zext i8 %1384 to i32
  %1386 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1385)
  %1387 = extractelement <16 x i8> %1352, i64 11
  %1388 = zext i8 %1387 to i32
  %1389 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1388)
  %1390 = extractelement <16 x i8> %1352, i64 12
  %1391 = zext i8 %1390 to i32
  %1392 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1391)
  %1393 = extractelement <16 x i8> %1352, i64 13
  %1394 = zext i8 %1393 to i32
  %1395 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1394)
  %1396 = extractelement <16 x i8> %1352, i64 14
  %1397 = zext i8 %1396 to i32
  %1398 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1397)
  %1399 = extractelement <16 x i8> %1352, i64 15
  %1400 = zext i8 %1399 to i32
  %1401 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1400)
  %1402 = tail call i32 @putchar(i32 10)
  %1403 = extractelement <4 x i64> %19, i64 0
  %1404 = extractelement <4 x i64> %20, i64 0
  %1405 = tail call i64 @llvm.x86.bmi.pdep.64(i64 %1403, i64 %1404)
  %1406 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.42)
  %1407 = trunc i64 %1405 to i32
  %1408 = and i32 %1407, 255
  %1409 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1408)
  %1410 = trunc i64 %1405 to i32
  %1411 = lshr i32 %1410, 8
  %1412 = and i32 %1411, 255
  %1413 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1412)
  %1414 = trunc i64 %1405 to i32
  %1415 = lshr i32 %1414, 16
  %1416 = and i32 %1415, 255
  %1417 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1416)
  %1418 = trunc i64 %1405 to i32
  %1419 = lshr i32 %1418, 24
  %1420 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1419)
  %1421 = lshr i64 %1405, 32
  %1422 = trunc nuw i64 %1421 to i32
  %1423 = and i32 %1422, 255
  %1424 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1423)
  %1425 = lshr i64 %1405, 40
  %1426 = trunc nuw nsw i64 %1425 to i32
  %1427 = and i32 %1426, 255
  %1428 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1427)
  %1429 = lshr i64 %1405, 48
  %1430 = trunc nuw nsw i64 %1429 to i32
  %1431 = and i32 %1430, 255
  %1432 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1431)
  %1433 = lshr i64 %1405, 56
  %1434 = trunc nuw nsw i64 %1433 to i32
  %1435 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1434)
  %1436 = tail call i32 @putchar(i32 10)
  %1437 = tail call i64 @llvm.x86.bmi.pext.64(i64 %1403, i64 %1404)
  %1438 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.43)
  %1439 = trunc i64 %1437 to i32
  %1440 = and i32 %1439, 255
  %1441 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1440)
  %1442 = trunc i64 %1437 to i32
  %1443 = lshr i32 %1442, 8
  %1444 = and i32 %1443, 255
  %1445 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1444)
  %1446 = trunc i64 %1437 to i32
  %1447 = lshr i32 %1446, 16
  %1448 = and i32 %1447, 255
  %1449 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1448)
  %1450 = trunc i64 %1437 to i32
  %1451 = lshr i32 %1450, 24
  %1452 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1451)
  %1453 = lshr i64 %1437, 32
  %1454 = trunc nuw i64 %1453 to i32
  %1455 = and i32 %1454, 255
  %1456 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1455)
  %1457 = lshr i64 %1437, 40
  %1458 = trunc nuw nsw i64 %1457 to i32
  %1459 = and i32 %1458, 255
  %1460 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1459)
  %1461 = lshr i64 %1437, 48
  %1462 = trunc nuw nsw i64 %1461 to i32
  %1463 = and i32 %1462, 255
  %1464 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1463)
  %1465 = lshr i64 %1437, 56
  %1466 = trunc nuw nsw i64 %1465 to i32
  %1467 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1466)
  %1468 = tail call i32 @putchar(i32 10)
  %1469 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.44)
  %1470 = trunc i64 %1403 to i32
  %1471 = and i32 %1470, 255
  %1472 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1471)
  %1473 = bitcast <4 x i64> %19 to <32 x i8>
  %1474 = extractelement <32 x i8> %1473, i64 1
  %1475 = zext i8 %1474 to i32
  %1476 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1475)
  %1477 = bitcast <4 x i64> %19 to <32 x i8>
  %1478 = extractelement <32 x i8> %1477, i64 2
  %1479 = zext i8 %1478 to i32
  %1480 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1479)
  %1481 = bitcast <4 x i64> %19 to <32 x i8>
  %1482 = extractelement <32 x i8> %1481, i64 3
  %1483 = zext i8 %1482 to i32
  %1484 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1483)
  %1485 = bitcast <4 x i64> %19 to <32 x i8>
  %1486 = extractelement <32 x i8> %1485, i64 4
  %1487 = zext i8 %1486 to i32
  %1488 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1487)
  %1489 = bitcast <4 x i64> %19 to <32 x i8>
  %1490 = extractelement <32 x i8> %1489, i64 5
  %1491 = zext i8 %1490 to i32
  %1492 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1491)
  %1493 = bitcast <4 x i64> %19 to <32 x i8>
  %1494 = extractelement <32 x i8> %1493, i64 6
  %1495 = zext i8 %1494 to i32
  %1496 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1495)
  %1497 = bitcast <4 x i64> %19 to <32 x i8>
  %1498 = extractelement <32 x i8> %1497, i64 7
  %1499 = zext i8 %1498 to i32
  %1500 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1499)
  %1501 = tail call i32 @putchar(i32 10)
  %1502 = trunc i64 %1403 to i32
  %1503 = tail call i32 @llvm.x86.bmi.bzhi.32(i32 %1502, i32 9)
  %1504 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.45)
  %1505 = and i32 %1503, 255
  %1506 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1505)
  %1507 = lshr i32 %1503, 8
  %1508 = and i32 %1507, 255
  %1509 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1508)
  %1510 = lshr i32 %1503, 16
  %1511 = and i32 %1510, 255
  %1512 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1511)
  %1513 = lshr i32 %1503, 24
  %1514 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1513)
  %1515 = tail call i32 @putchar(i32 10)
  %1516 = tail call i64 @llvm.x86.bmi.bextr.64(i64 %1403, i64 4100)
  %1517 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.46)
  %1518 = trunc i64 %1516 to i32
  %1519 = and i32 %1518, 255
  %1520 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1519)
  %1521 = trunc i64 %1516 to i32
  %1522 = lshr i32 %1521, 8
  %1523 = and i32 %1522, 255
  %1524 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1523)
  %1525 = trunc i64 %1516 to i32
  %1526 = lshr i32 %1525, 16
  %1527 = and i32 %1526, 255
  %1528 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1527)
  %1529 = trunc i64 %1516 to i32
  %1530 = lshr i32 %1529, 24
  %1531 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1530)
  %1532 = lshr i64 %1516, 32
  %1533 = trunc nuw i64 %1532 to i32
  %1534 = and i32 %1533, 255
  %1535 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1534)
  %1536 = lshr i64 %1516, 40
  %1537 = trunc nuw nsw i64 %1536 to i32
  %1538 = and i32 %1537, 255
  %1539 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1538)
  %1540 = lshr i64 %1516, 48
  %1541 = trunc nuw nsw i64 %1540 to i32
  %1542 = and i32 %1541, 255
  %1543 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1542)
  %1544 = lshr i64 %1516, 56
  %1545 = trunc nuw nsw i64 %1544 to i32
  %1546 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1545)
  %1547 = tail call i32 @putchar(i32 10)
  %1548 = trunc i64 %1404 to i8
  %1549 = tail call i32 @llvm.x86.sse42.crc32.32.8(i32 %1502, i8 %1548)
  %1550 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.47)
  %1551 = and i32 %1549, 255
  %1552 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1551)
  %1553 = lshr i32 %1549, 8
  %1554 = and i32 %1553, 255
  %1555 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1554)
  %1556 = lshr i32 %1549, 16
  %1557 = and i32 %1556, 255
  %1558 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1557)
  %1559 = lshr i32 %1549, 24
  %1560 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1559)
  %1561 = tail call i32 @putchar(i32 10)
  %1562 = trunc i64 %1404 to i32
  %1563 = tail call i32 @llvm.x86.sse42.crc32.32.32(i32 %1502, i32 %1562)
  %1564 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.48)
  %1565 = and i32 %1563, 255
  %1566 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1565)
  %1567 = lshr i32 %1563, 8
  %1568 = and i32 %1567, 255
  %1569 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1568)
  %1570 = lshr i32 %1563, 16
  %1571 = and i32 %1570, 255
  %1572 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1571)
  %1573 = lshr i32 %1563, 24
  %1574 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1573)
  %1575 = tail call i32 @putchar(i32 10)
  %1576 = tail call i64 @llvm.x86.sse42.crc32.64.64(i64 %1403, i64 %1404)
  %1577 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.49)
  %1578 = trunc nuw i64 %1576 to i32
  %1579 = and i32 %1578, 255
  %1580 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1579)
  %1581 = trunc nuw i64 %1576 to i32
  %1582 = lshr i32 %1581, 8
  %1583 = and i32 %1582, 255
  %1584 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1583)
  %1585 = trunc nuw i64 %1576 to i32
  %1586 = lshr i32 %1585, 16
  %1587 = and i32 %1586, 255
  %1588 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1587)
  %1589 = lshr i64 %1576, 24
  %1590 = trunc nuw nsw i64 %1589 to i32
  %1591 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1590)
  %1592 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1593 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1594 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1595 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1596 = tail call i32 @putchar(i32 10)
  %1597 = tail call { i8, i64 } @llvm.x86.addcarry.64(i8 1, i64 %1403, i64 %1404)
  %1598 = extractvalue { i8, i64 } %1597, 1
  %1599 = extractvalue { i8, i64 } %1597, 0
  %1600 = zext i8 %1599 to i32
  %1601 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.50, i32 noundef %1600, i64 noundef %1598)
  %1602 = tail call { i8, i64 } @llvm.x86.subborrow.64(i8 1, i64 %1403, i64 %1404)
  %1603 = extractvalue { i8, i64 } %1602, 1
  %1604 = extractvalue { i8, i64 } %1602, 0
  %1605 = zext i8 %1604 to i32
  %1606 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.51, i32 noundef %1605, i64 noundef %1603)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define internal fastcc void @floats(ptr noundef readonly byval(<8 x float>) align 32 captures(none) %0, ptr noundef readonly byval(<8 x float>) align 32 captures(none) %1, ptr noundef readonly byval(<8 x float>) align 32 captures(none) %2) unnamed_addr #0 {
  %4 = alloca [32 x i8], align 16
  %5 = alloca [32 x i8], align 16
  %6 = alloca [32 x i8], align 16
  %7 = alloca [32 x i8], align 16
  %8 = alloca [32 x i8], align 16
  %9 = alloca [32 x i8], align 16
  %10 = alloca [32 x i8], align 16
  %11 = alloca [32 x i8], align 16
  %12 = load <8 x float>, ptr %0, align 32, !tbaa !9
  %13 = load <8 x float>, ptr %1, align 32, !tbaa !9
  %14 = load <8 x float>, ptr %2, align 32, !tbaa !9
  %15 = shufflevector <8 x float> %12, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %16 = shufflevector <8 x float> %13, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = tail call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %15, <4 x float> %16)
  %18 = bitcast <4 x float> %17 to <16 x i8>
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.57)
  %20 = extractelement <16 x i8> %18, i64 0
  %21 = zext i8 %20 to i32
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %21)
  %23 = extractelement <16 x i8> %18, i64 1
  %24 = zext i8 %23 to i32
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %24)
  %26 = extractelement <16 x i8> %18, i64 2
  %27 = zext i8 %26 to i32
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %27)
  %29 = extractelement <16 x i8> %18, i64 3
  %30 = zext i8 %29 to i32
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %30)
  %32 = extractelement <16 x i8> %18, i64 4
  %33 = zext i8 %32 to i32
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %33)
  %35 = extractelement <16 x i8> %18, i64 5
  %36 = zext i8 %35 to i32
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %36)
  %38 = extractelement <16 x i8> %18, i64 6
  %39 = zext i8 %38 to i32
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %39)
  %41 = extractelement <16 x i8> %18, i64 7
  %42 = zext i8 %41 to i32
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %42)
  %44 = extractelement <16 x i8> %18, i64 8
  %45 = zext i8 %44 to i32
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %45)
  %47 = extractelement <16 x i8> %18, i64 9
  %48 = zext i8 %47 to i32
  %49 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %48)
  %50 = extractelement <16 x i8> %18, i64 10
  %51 = zext i8 %50 to i32
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %51)
  %53 = extractelement <16 x i8> %18, i64 11
  %54 = zext i8 %53 to i32
  %55 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %54)
  %56 = extractelement <16 x i8> %18, i64 12
  %57 = zext i8 %56 to i32
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %57)
  %59 = extractelement <16 x i8> %18, i64 13
  %60 = zext i8 %59 to i32
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %60)
  %62 = extractelement <16 x i8> %18, i64 14
  %63 = zext i8 %62 to i32
  %64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %63)
  %65 = extractelement <16 x i8> %18, i64 15
  %66 = zext i8 %65 to i32
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %66)
  %68 = tail call i32 @putchar(i32 10)
  %69 = tail call <8 x float> @llvm.x86.avx.max.ps.256(<8 x float> %12, <8 x float> %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #6
  store <8 x float> %69, ptr %11, align 16
  %70 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.58)
  br label %71

71:                                               ; preds = %71, %3
  %72 = phi i64 [ 0, %3 ], [ %80, %71 ]
  %73 = and i64 %72, 7
  %74 = icmp eq i64 %73, 0
  %75 = select i1 %74, ptr @.str.55, ptr @.str.54
  %76 = getelementptr inbounds nuw i8, ptr %11, i64 %72
  %77 = load i8, ptr %76, align 1, !tbaa !9
  %78 = zext i8 %77 to i32
  %79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %75, i32 noundef %78)
  %80 = add nuw nsw i64 %72, 1
  %81 = icmp eq i64 %80, 32
  br i1 %81, label %82, label %71, !llvm.loop !12

82:                                               ; preds = %71
  %83 = shufflevector <8 x float> %12, <8 x float> poison, <2 x i32> <i32 0, i32 1>
  %84 = fpext <2 x float> %83 to <2 x double>
  %85 = shufflevector <8 x float> %13, <8 x float> poison, <2 x i32> <i32 0, i32 1>
  %86 = fpext <2 x float> %85 to <2 x double>
  %87 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #6
  %88 = tail call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %84, <2 x double> %86)
  %89 = bitcast <2 x double> %88 to <16 x i8>
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.59)
  %91 = extractelement <16 x i8> %89, i64 0
  %92 = zext i8 %91 to i32
  %93 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %92)
  %94 = extractelement <16 x i8> %89, i64 1
  %95 = zext i8 %94 to i32
  %96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %95)
  %97 = extractelement <16 x i8> %89, i64 2
  %98 = zext i8 %97 to i32
  %99 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %98)
  %100 = extractelement <16 x i8> %89, i64 3
  %101 = zext i8 %100 to i32
  %102 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %101)
  %103 = extractelement <16 x i8> %89, i64 4
  %104 = zext i8 %103 to i32
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %104)
  %106 = extractelement <16 x i8> %89, i64 5
  %107 = zext i8 %106 to i32
  %108 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %107)
  %109 = extractelement <16 x i8> %89, i64 6
  %110 = zext i8 %109 to i32
  %111 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %110)
  %112 = extractelement <16 x i8> %89, i64 7
  %113 = zext i8 %112 to i32
  %114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %113)
  %115 = extractelement <16 x i8> %89, i64 8
  %116 = zext i8 %115 to i32
  %117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %116)
  %118 = extractelement <16 x i8> %89, i64 9
  %119 = zext i8 %118 to i32
  %120 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %119)
  %121 = extractelement <16 x i8> %89, i64 10
  %122 = zext i8 %121 to i32
  %123 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %122)
  %124 = extractelement <16 x i8> %89, i64 11
  %125 = zext i8 %124 to i32
  %126 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %125)
  %127 = extractelement <16 x i8> %89, i64 12
  %128 = zext i8 %127 to i32
  %129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %128)
  %130 = extractelement <16 x i8> %89, i64 13
  %131 = zext i8 %130 to i32
  %132 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %131)
  %133 = extractelement <16 x i8> %89, i64 14
  %134 = zext i8 %133 to i32
  %135 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %134)
  %136 = extractelement <16 x i8> %89, i64 15
  %137 = zext i8 %136 to i32
  %138 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %137)
  %139 = tail call i32 @putchar(i32 10)
  %140 = tail call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %16, <4 x float> %15)
  %141 = bitcast <4 x float> %140 to <16 x i8>
  %142 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.60)
  %143 = extractelement <16 x i8> %141, i64 0
  %144 = zext i8 %143 to i32
  %145 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %144)
  %146 = extractelement <16 x i8> %141, i64 1
  %147 = zext i8 %146 to i32
  %148 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %147)
  %149 = extractelement <16 x i8> %141, i64 2
  %150 = zext i8 %149 to i32
  %151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %150)
  %152 = extractelement <16 x i8> %141, i64 3
  %153 = zext i8 %152 to i32
  %154 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %153)
  %155 = extractelement <16 x i8> %141, i64 4
  %156 = zext i8 %155 to i32
  %157 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %156)
  %158 = extractelement <16 x i8> %141, i64 5
  %159 = zext i8 %158 to i32
  %160 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %159)
  %161 = extractelement <16 x i8> %141, i64 6
  %162 = zext i8 %161 to i32
  %163 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %162)
  %164 = extractelement <16 x i8> %141, i64 7
  %165 = zext i8 %164 to i32
  %166 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %165)
  %167 = extractelement <16 x i8> %141, i64 8
  %168 = zext i8 %167 to i32
  %169 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %168)
  %170 = extractelement <16 x i8> %141, i64 9
  %171 = zext i8 %170 to i32
  %172 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %171)
  %173 = extractelement <16 x i8> %141, i64 10
  %174 = zext i8 %173 to i32
  %175 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %174)
  %176 = extractelement <16 x i8> %141, i64 11
  %177 = zext i8 %176 to i32
  %178 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %177)
  %179 = extractelement <16 x i8> %141, i64 12
  %180 = zext i8 %179 to i32
  %181 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %180)
  %182 = extractelement <16 x i8> %141, i64 13
  %183 = zext i8 %182 to i32
  %184 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %183)
  %185 = extractelement <16 x i8> %141, i64 14
  %186 = zext i8 %185 to i32
  %187 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %186)
  %188 = extractelement <16 x i8> %141, i64 15
  %189 = zext i8 %188 to i32
  %190 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %189)
  %191 = tail call i32 @putchar(i32 10)
  %192 = fcmp olt <4 x float> %15, %16
  %193 = sext <4 x i1> %192 to <4 x i32>
  %194 = bitcast <4 x i32> %193 to <16 x i8>
  %195 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.61)
  %196 = extractelement <16 x i8> %194, i64 0
  %197 = zext i8 %196 to i32
  %198 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %197)
  %199 = extractelement <16 x i8> %194, i64 1
  %200 = zext i8 %199 to i32
  %201 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %200)
  %202 = extractelement <16 x i8> %194, i64 2
  %203 = zext i8 %202 to i32
  %204 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %203)
  %205 = extractelement <16 x i8> %194, i64 3
  %206 = zext i8 %205 to i32
  %207 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %206)
  %208 = extractelement <16 x i8> %194, i64 4
  %209 = zext i8 %208 to i32
  %210 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %209)
  %211 = extractelement <16 x i8> %194, i64 5
  %212 = zext i8 %211 to i32
  %213 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %212)
  %214 = extractelement <16 x i8> %194, i64 6
  %215 = zext i8 %214 to i32
  %216 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %215)
  %217 = extractelement <16 x i8> %194, i64 7
  %218 = zext i8 %217 to i32
  %219 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %218)
  %220 = extractelement <16 x i8> %194, i64 8
  %221 = zext i8 %220 to i32
  %222 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %221)
  %223 = extractelement <16 x i8> %194, i64 9
  %224 = zext i8 %223 to i32
  %225 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %224)
  %226 = extractelement <16 x i8> %194, i64 10
  %227 = zext i8 %226 to i32
  %228 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %227)
  %229 = extractelement <16 x i8> %194, i64 11
  %230 = zext i8 %229 to i32
  %231 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %230)
  %232 = extractelement <16 x i8> %194, i64 12
  %233 = zext i8 %232 to i32
  %234 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %233)
  %235 = extractelement <16 x i8> %194, i64 13
  %236 = zext i8 %235 to i32
  %237 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %236)
  %238 = extractelement <16 x i8> %194, i64 14
  %239 = zext i8 %238 to i32
  %240 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %239)
  %241 = extractelement <16 x i8> %194, i64 15
  %242 = zext i8 %241 to i32
  %243 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %242)
  %244 = tail call i32 @putchar(i32 10)
  %245 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %84, <2 x double> %86, i8 3)
  %246 = bitcast <2 x double> %245 to <16 x i8>
  %247 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.62)
  %248 = extractelement <16 x i8> %246, i64 0
  %249 = zext i8 %248 to i32
  %250 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %249)
  %251 = extractelement <16 x i8> %246, i64 1
  %252 = zext i8 %251 to i32
  %253 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %252)
  %254 = extractelement <16 x i8> %246, i64 2
  %255 = zext i8 %254 to i32
  %256 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %255)
  %257 = extractelement <16 x i8> %246, i64 3
  %258 = zext i8 %257 to i32
  %259 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %258)
  %260 = extractelement <16 x i8> %246, i64 4
  %261 = zext i8 %260 to i32
  %262 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %261)
  %263 = extractelement <16 x i8> %246, i64 5
  %264 = zext i8 %263 to i32
  %265 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %264)
  %266 = extractelement <16 x i8> %246, i64 6
  %267 = zext i8 %266 to i32
  %268 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %267)
  %269 = extractelement <16 x i8> %246, i64 7
  %270 = zext i8 %269 to i32
  %271 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %270)
  %272 = extractelement <16 x i8> %246, i64 8
  %273 = zext i8 %272 to i32
  %274 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %273)
  %275 = extractelement <16 x i8> %246, i64 9
  %276 = zext i8 %275 to i32
  %277 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %276)
  %278 = extractelement <16 x i8> %246, i64 10
  %279 = zext i8 %278 to i32
  %280 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %279)
  %281 = extractelement <16 x i8> %246, i64 11
  %282 = zext i8 %281 to i32
  %283 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %282)
  %284 = extractelement <16 x i8> %246, i64 12
  %285 = zext i8 %284 to i32
  %286 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %285)
  %287 = extractelement <16 x i8> %246, i64 13
  %288 = zext i8 %287 to i32
  %289 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %288)
  %290 = extractelement <16 x i8> %246, i64 14
  %291 = zext i8 %290 to i32
  %292 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %291)
  %293 = extractelement <16 x i8> %246, i64 15
  %294 = zext i8 %293 to i32
  %295 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %294)
  %296 = tail call i32 @putchar(i32 10)
  %297 = fcmp ugt <8 x float> %12, %13
  %298 = sext <8 x i1> %297 to <8 x i32>
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #6
  store <8 x i32> %298, ptr %10, align 16
  %299 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.63)
  br label %300

300:                                              ; preds = %300, %82
  %301 = phi i64 [ 0, %82 ], [ %309, %300 ]
  %302 = and i64 %301, 7
  %303 = icmp eq i64 %302, 0
  %304 = select i1 %303, ptr @.str.55, ptr @.str.54
  %305 = getelementptr inbounds nuw i8, ptr %10, i64 %301
  %306 = load i8, ptr %305, align 1, !tbaa !9
  %307 = zext i8 %306 to i32
  %308 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %304, i32 noundef %307)
  %309 = add nuw nsw i64 %301, 1
  %310 = icmp eq i64 %309, 32
  br i1 %310, label %311, label %300, !llvm.loop !12

311:                                              ; preds = %300
  %312 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #6
  %313 = fcmp one <8 x float> %12, %13
  %314 = sext <8 x i1> %313 to <8 x i32>
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  store <8 x i32> %314, ptr %9, align 16
  %315 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.64)
  br label %316

316:                                              ; preds = %316, %311
  %317 = phi i64 [ 0, %311 ], [ %325, %316 ]
  %318 = and i64 %317, 7
  %319 = icmp eq i64 %318, 0
  %320 = select i1 %319, ptr @.str.55, ptr @.str.54
  %321 = getelementptr inbounds nuw i8, ptr %9, i64 %317
  %322 = load i8, ptr %321, align 1, !tbaa !9
  %323 = zext i8 %322 to i32
  %324 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %320, i32 noundef %323)
  %325 = add nuw nsw i64 %317, 1
  %326 = icmp eq i64 %325, 32
  br i1 %326, label %327, label %316, !llvm.loop !12

327:                                              ; preds = %316
  %328 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  %329 = tail call i32 @llvm.x86.sse.comilt.ss(<4 x float> %15, <4 x float> %16)
  %330 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.65)
  %331 = and i32 %329, 255
  %332 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %331)
  %333 = lshr i32 %329, 8
  %334 = and i32 %333, 255
  %335 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %334)
  %336 = lshr i32 %329, 16
  %337 = and i32 %336, 255
  %338 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %337)
  %339 = lshr i32 %329, 24
  %340 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %339)
  %341 = tail call i32 @putchar(i32 10)
  %342 = tail call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %84, <2 x double> %86)
  %343 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.66)
  %344 = and i32 %342, 255
  %345 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %344)
  %346 = lshr i32 %342, 8
  %347 = and i32 %346, 255
  %348 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %347)
  %349 = lshr i32 %342, 16
  %350 = and i32 %349, 255
  %351 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %350)
  %352 = lshr i32 %342, 24
  %353 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %352)
  %354 = tail call i32 @putchar(i32 10)
  %355 = tail call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %15, <4 x float> %16)
  %356 = bitcast <4 x float> %355 to <16 x i8>
  %357 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.67)
  %358 = extractelement <16 x i8> %356, i64 0
  %359 = zext i8 %358 to i32
  %360 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %359)
  %361 = extractelement <16 x i8> %356, i64 1
  %362 = zext i8 %361 to i32
  %363 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %362)
  %364 = extractelement <16 x i8> %356, i64 2
  %365 = zext i8 %364 to i32
  %366 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %365)
  %367 = extractelement <16 x i8> %356, i64 3
  %368 = zext i8 %367 to i32
  %369 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %368)
  %370 = extractelement <16 x i8> %356, i64 4
  %371 = zext i8 %370 to i32
  %372 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %371)
  %373 = extractelement <16 x i8> %356, i64 5
  %374 = zext i8 %373 to i32
  %375 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %374)
  %376 = extractelement <16 x i8> %356, i64 6
  %377 = zext i8 %376 to i32
  %378 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %377)
  %379 = extractelement <16 x i8> %356, i64 7
  %380 = zext i8 %379 to i32
  %381 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %380)
  %382 = extractelement <16 x i8> %356, i64 8
  %383 = zext i8 %382 to i32
  %384 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %383)
  %385 = extractelement <16 x i8> %356, i64 9
  %386 = zext i8 %385 to i32
  %387 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %386)
  %388 = extractelement <16 x i8> %356, i64 10
  %389 = zext i8 %388 to i32
  %390 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %389)
  %391 = extractelement <16 x i8> %356, i64 11
  %392 = zext i8 %391 to i32
  %393 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %392)
  %394 = extractelement <16 x i8> %356, i64 12
  %395 = zext i8 %394 to i32
  %396 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %395)
  %397 = extractelement <16 x i8> %356, i64 13
  %398 = zext i8 %397 to i32
  %399 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %398)
  %400 = extractelement <16 x i8> %356, i64 14
  %401 = zext i8 %400 to i32
  %402 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %401)
  %403 = extractelement <16 x i8> %356, i64 15
  %404 = zext i8 %403 to i32
  %405 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %404)
  %406 = tail call i32 @putchar(i32 10)
  %407 = tail call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> %12, <8 x float> %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  store <8 x float> %407, ptr %8, align 16
  %408 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.68)
  br label %409

409:                                              ; preds = %409, %327
  %410 = phi i64 [ 0, %327 ], [ %418, %409 ]
  %411 = and i64 %410, 7
  %412 = icmp eq i64 %411, 0
  %413 = select i1 %412, ptr @.str.55, ptr @.str.54
  %414 = getelementptr inbounds nuw i8, ptr %8, i64 %410
  %415 = load i8, ptr %414, align 1, !tbaa !9
  %416 = zext i8 %415 to i32
  %417 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %413, i32 noundef %416)
  %418 = add nuw nsw i64 %410, 1
  %419 = icmp eq i64 %418, 32
  br i1 %419, label %420, label %409, !llvm.loop !12

420:                                              ; preds = %409
  %421 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  %422 = tail call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %84, <2 x double> %86)
  %423 = bitcast <2 x double> %422 to <16 x i8>
  %424 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.69)
  %425 = extractelement <16 x i8> %423, i64 0
  %426 = zext i8 %425 to i32
  %427 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %426)
  %428 = extractelement <16 x i8> %423, i64 1
  %429 = zext i8 %428 to i32
  %430 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %429)
  %431 = extractelement <16 x i8> %423, i64 2
  %432 = zext i8 %431 to i32
  %433 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %432)
  %434 = extractelement <16 x i8> %423, i64 3
  %435 = zext i8 %434 to i32
  %436 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %435)
  %437 = extractelement <16 x i8> %423, i64 4
  %438 = zext i8 %437 to i32
  %439 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %438)
  %440 = extractelement <16 x i8> %423, i64 5
  %441 = zext i8 %440 to i32
  %442 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %441)
  %443 = extractelement <16 x i8> %423, i64 6
  %444 = zext i8 %443 to i32
  %445 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %444)
  %446 = extractelement <16 x i8> %423, i64 7
  %447 = zext i8 %446 to i32
  %448 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %447)
  %449 = extractelement <16 x i8> %423, i64 8
  %450 = zext i8 %449 to i32
  %451 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %450)
  %452 = extractelement <16 x i8> %423, i64 9
  %453 = zext i8 %452 to i32
  %454 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %453)
  %455 = extractelement <16 x i8> %423, i64 10
  %456 = zext i8 %455 to i32
  %457 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %456)
  %458 = extractelement <16 x i8> %423, i64 11
  %459 = zext i8 %458 to i32
  %460 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %459)
  %461 = extractelement <16 x i8> %423, i64 12
  %462 = zext i8 %461 to i32
  %463 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %462)
  %464 = extractelement <16 x i8> %423, i64 13
  %465 = zext i8 %464 to i32
  %466 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %465)
  %467 = extractelement <16 x i8> %423, i64 14
  %468 = zext i8 %467 to i32
  %469 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %468)
  %470 = extractelement <16 x i8> %423, i64 15
  %471 = zext i8 %470 to i32
  %472 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %471)
  %473 = tail call i32 @putchar(i32 10)
  %474 = tail call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %15, <4 x float> %16, i8 117)
  %475 = bitcast <4 x float> %474 to <16 x i8>
  %476 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.70)
  %477 = extractelement <16 x i8> %475, i64 0
  %478 = zext i8 %477 to i32
  %479 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %478)
  %480 = extractelement <16 x i8> %475, i64 1
  %481 = zext i8 %480 to i32
  %482 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %481)
  %483 = extractelement <16 x i8> %475, i64 2
  %484 = zext i8 %483 to i32
  %485 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %484)
  %486 = extractelement <16 x i8> %475, i64 3
  %487 = zext i8 %486 to i32
  %488 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %487)
  %489 = extractelement <16 x i8> %475, i64 4
  %490 = zext i8 %489 to i32
  %491 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %490)
  %492 = extractelement <16 x i8> %475, i64 5
  %493 = zext i8 %492 to i32
  %494 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %493)
  %495 = extractelement <16 x i8> %475, i64 6
  %496 = zext i8 %495 to i32
  %497 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %496)
  %498 = extractelement <16 x i8> %475, i64 7
  %499 = zext i8 %498 to i32
  %500 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %499)
  %501 = extractelement <16 x i8> %475, i64 8
  %502 = zext i8 %501 to i32
  %503 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %502)
  %504 = extractelement <16 x i8> %475, i64 9
  %505 = zext i8 %504 to i32
  %506 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %505)
  %507 = extractelement <16 x i8> %475, i64 10
  %508 = zext i8 %507 to i32
  %509 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %508)
  %510 = extractelement <16 x i8> %475, i64 11
  %511 = zext i8 %510 to i32
  %512 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %511)
  %513 = extractelement <16 x i8> %475, i64 12
  %514 = zext i8 %513 to i32
  %515 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %514)
  %516 = extractelement <16 x i8> %475, i64 13
  %517 = zext i8 %516 to i32
  %518 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %517)
  %519 = extractelement <16 x i8> %475, i64 14
  %520 = zext i8 %519 to i32
  %521 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %520)
  %522 = extractelement <16 x i8> %475, i64 15
  %523 = zext i8 %522 to i32
  %524 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %523)
  %525 = tail call i32 @putchar(i32 10)
  %526 = tail call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %84, <2 x double> %86, i8 51)
  %527 = bitcast <2 x double> %526 to <16 x i8>
  %528 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.71)
  %529 = extractelement <16 x i8> %527, i64 0
  %530 = zext i8 %529 to i32
  %531 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %530)
  %532 = extractelement <16 x i8> %527, i64 1
  %533 = zext i8 %532 to i32
  %534 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %533)
  %535 = extractelement <16 x i8> %527, i64 2
  %536 = zext i8 %535 to i32
  %537 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %536)
  %538 = extractelement <16 x i8> %527, i64 3
  %539 = zext i8 %538 to i32
  %540 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %539)
  %541 = extractelement <16 x i8> %527, i64 4
  %542 = zext i8 %541 to i32
  %543 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %542)
  %544 = extractelement <16 x i8> %527, i64 5
  %545 = zext i8 %544 to i32
  %546 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %545)
  %547 = extractelement <16 x i8> %527, i64 6
  %548 = zext i8 %547 to i32
  %549 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %548)
  %550 = extractelement <16 x i8> %527, i64 7
  %551 = zext i8 %550 to i32
  %552 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %551)
  %553 = extractelement <16 x i8> %527, i64 8
  %554 = zext i8 %553 to i32
  %555 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %554)
  %556 = extractelement <16 x i8> %527, i64 9
  %557 = zext i8 %556 to i32
  %558 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %557)
  %559 = extractelement <16 x i8> %527, i64 10
  %560 = zext i8 %559 to i32
  %561 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %560)
  %562 = extractelement <16 x i8> %527, i64 11
  %563 = zext i8 %562 to i32
  %564 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %563)
  %565 = extractelement <16 x i8> %527, i64 12
  %566 = zext i8 %565 to i32
  %567 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %566)
  %568 = extractelement <16 x i8> %527, i64 13
  %569 = zext i8 %568 to i32
  %570 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %569)
  %571 = extractelement <16 x i8> %527, i64 14
  %572 = zext i8 %571 to i32
  %573 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %572)
  %574 = extractelement <16 x i8> %527, i64 15
  %575 = zext i8 %574 to i32
  %576 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %575)
  %577 = tail call i32 @putchar(i32 10)
  %578 = tail call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %15, i32 1)
  %579 = bitcast <4 x float> %578 to <16 x i8>
  %580 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.72)
  %581 = extractelement <16 x i8> %579, i64 0
  %582 = zext i8 %581 to i32
  %583 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %582)
  %584 = extractelement <16 x i8> %579, i64 1
  %585 = zext i8 %584 to i32
  %586 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %585)
  %587 = extractelement <16 x i8> %579, i64 2
  %588 = zext i8 %587 to i32
  %589 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %588)
  %590 = extractelement <16 x i8> %579, i64 3
  %591 = zext i8 %590 to i32
  %592 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %591)
  %593 = extractelement <16 x i8> %579, i64 4
  %594 = zext i8 %593 to i32
  %595 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %594)
  %596 = extractelement <16 x i8> %579, i64 5
  %597 = zext i8 %596 to i32
  %598 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %597)
  %599 = extractelement <16 x i8> %579, i64 6
  %600 = zext i8 %599 to i32
  %601 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %600)
  %602 = extractelement <16 x i8> %579, i64 7
  %603 = zext i8 %602 to i32
  %604 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %603)
  %605 = extractelement <16 x i8> %579, i64 8
  %606 = zext i8 %605 to i32
  %607 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %606)
  %608 = extractelement <16 x i8> %579, i64 9
  %609 = zext i8 %608 to i32
  %610 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %609)
  %611 = extractelement <16 x i8> %579, i64 10
  %612 = zext i8 %611 to i32
  %613 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %612)
  %614 = extractelement <16 x i8> %579, i64 11
  %615 = zext i8 %614 to i32
  %616 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %615)
  %617 = extractelement <16 x i8> %579, i64 12
  %618 = zext i8 %617 to i32
  %619 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %618)
  %620 = extractelement <16 x i8> %579, i64 13
  %621 = zext i8 %620 to i32
  %622 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %621)
  %623 = extractelement <16 x i8> %579, i64 14
  %624 = zext i8 %623 to i32
  %625 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %624)
  %626 = extractelement <16 x i8> %579, i64 15
  %627 = zext i8 %626 to i32
  %628 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %627)
  %629 = tail call i32 @putchar(i32 10)
  %630 = tail call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> %12, i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  store <8 x float> %630, ptr %7, align 16
  %631 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.73)
  br label %632

632:                                              ; preds = %632, %420
  %633 = phi i64 [ 0, %420 ], [ %641, %632 ]
  %634 = and i64 %633, 7
  %635 = icmp eq i64 %634, 0
  %636 = select i1 %635, ptr @.str.55, ptr @.str.54
  %637 = getelementptr inbounds nuw i8, ptr %7, i64 %633
  %638 = load i8, ptr %637, align 1, !tbaa !9
  %639 = zext i8 %638 to i32
  %640 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %636, i32 noundef %639)
  %641 = add nuw nsw i64 %633, 1
  %642 = icmp eq i64 %641, 32
  br i1 %642, label %643, label %632, !llvm.loop !12

643:                                              ; preds = %632
  %644 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  %645 = tail call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> %84, <2 x double> %86, i32 2)
  %646 = bitcast <2 x double> %645 to <16 x i8>
  %647 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.74)
  %648 = extractelement <16 x i8> %646, i64 0
  %649 = zext i8 %648 to i32
  %650 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %649)
  %651 = extractelement <16 x i8> %646, i64 1
  %652 = zext i8 %651 to i32
  %653 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %652)
  %654 = extractelement <16 x i8> %646, i64 2
  %655 = zext i8 %654 to i32
  %656 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %655)
  %657 = extractelement <16 x i8> %646, i64 3
  %658 = zext i8 %657 to i32
  %659 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %658)
  %660 = extractelement <16 x i8> %646, i64 4
  %661 = zext i8 %660 to i32
  %662 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %661)
  %663 = extractelement <16 x i8> %646, i64 5
  %664 = zext i8 %663 to i32
  %665 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %664)
  %666 = extractelement <16 x i8> %646, i64 6
  %667 = zext i8 %666 to i32
  %668 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %667)
  %669 = extractelement <16 x i8> %646, i64 7
  %670 = zext i8 %669 to i32
  %671 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %670)
  %672 = extractelement <16 x i8> %646, i64 8
  %673 = zext i8 %672 to i32
  %674 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %673)
  %675 = extractelement <16 x i8> %646, i64 9
  %676 = zext i8 %675 to i32
  %677 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %676)
  %678 = extractelement <16 x i8> %646, i64 10
  %679 = zext i8 %678 to i32
  %680 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %679)
  %681 = extractelement <16 x i8> %646, i64 11
  %682 = zext i8 %681 to i32
  %683 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %682)
  %684 = extractelement <16 x i8> %646, i64 12
  %685 = zext i8 %684 to i32
  %686 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %685)
  %687 = extractelement <16 x i8> %646, i64 13
  %688 = zext i8 %687 to i32
  %689 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %688)
  %690 = extractelement <16 x i8> %646, i64 14
  %691 = zext i8 %690 to i32
  %692 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %691)
  %693 = extractelement <16 x i8> %646, i64 15
  %694 = zext i8 %693 to i32
  %695 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %694)
  %696 = tail call i32 @putchar(i32 10)
  %697 = tail call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %15, <4 x float> %16, i8 -104)
  %698 = bitcast <4 x float> %697 to <16 x i8>
  %699 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.75)
  %700 = extractelement <16 x i8> %698, i64 0
  %701 = zext i8 %700 to i32
  %702 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %701)
  %703 = extractelement <16 x i8> %698, i64 1
  %704 = zext i8 %703 to i32
  %705 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %704)
  %706 = extractelement <16 x i8> %698, i64 2
  %707 = zext i8 %706 to i32
  %708 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %707)
  %709 = extractelement <16 x i8> %698, i64 3
  %710 = zext i8 %709 to i32
  %711 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %710)
  %712 = extractelement <16 x i8> %698, i64 4
  %713 = zext i8 %712 to i32
  %714 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %713)
  %715 = extractelement <16 x i8> %698, i64 5
  %716 = zext i8 %715 to i32
  %717 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %716)
  %718 = extractelement <16 x i8> %698, i64 6
  %719 = zext i8 %718 to i32
  %720 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %719)
  %721 = extractelement <16 x i8> %698, i64 7
  %722 = zext i8 %721 to i32
  %723 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %722)
  %724 = extractelement <16 x i8> %698, i64 8
  %725 = zext i8 %724 to i32
  %726 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %725)
  %727 = extractelement <16 x i8> %698, i64 9
  %728 = zext i8 %727 to i32
  %729 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %728)
  %730 = extractelement <16 x i8> %698, i64 10
  %731 = zext i8 %730 to i32
  %732 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %731)
  %733 = extractelement <16 x i8> %698, i64 11
  %734 = zext i8 %733 to i32
  %735 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %734)
  %736 = extractelement <16 x i8> %698, i64 12
  %737 = zext i8 %736 to i32
  %738 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %737)
  %739 = extractelement <16 x i8> %698, i64 13
  %740 = zext i8 %739 to i32
  %741 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %740)
  %742 = extractelement <16 x i8> %698, i64 14
  %743 = zext i8 %742 to i32
  %744 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %743)
  %745 = extractelement <16 x i8> %698, i64 15
  %746 = zext i8 %745 to i32
  %747 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %746)
  %748 = tail call i32 @putchar(i32 10)
  %749 = bitcast <8 x float> %13 to <8 x i32>
  %750 = tail call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %12, <8 x i32> %749)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  store <8 x float> %750, ptr %6, align 16
  %751 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.76)
  br label %752

752:                                              ; preds = %752, %643
  %753 = phi i64 [ 0, %643 ], [ %761, %752 ]
  %754 = and i64 %753, 7
  %755 = icmp eq i64 %754, 0
  %756 = select i1 %755, ptr @.str.55, ptr @.str.54
  %757 = getelementptr inbounds nuw i8, ptr %6, i64 %753
  %758 = load i8, ptr %757, align 1, !tbaa !9
  %759 = zext i8 %758 to i32
  %760 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %756, i32 noundef %759)
  %761 = add nuw nsw i64 %753, 1
  %762 = icmp eq i64 %761, 32
  br i1 %762, label %763, label %752, !llvm.loop !12

763:                                              ; preds = %752
  %764 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %765 = tail call <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float> %12, <8 x float> %13, <8 x float> %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store <8 x float> %765, ptr %5, align 16
  %766 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.77)
  br label %767

767:                                              ; preds = %767, %763
  %768 = phi i64 [ 0, %763 ], [ %776, %767 ]
  %769 = and i64 %768, 7
  %770 = icmp eq i64 %769, 0
  %771 = select i1 %770, ptr @.str.55, ptr @.str.54
  %772 = getelementptr inbounds nuw i8, ptr %5, i64 %768
  %773 = load i8, ptr %772, align 1, !tbaa !9
  %774 = zext i8 %773 to i32
  %775 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %771, i32 noundef %774)
  %776 = add nuw nsw i64 %768, 1
  %777 = icmp eq i64 %776, 32
  br i1 %777, label %778, label %767, !llvm.loop !12

778:                                              ; preds = %767
  %779 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  %780 = tail call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %15)
  %781 = bitcast <4 x i32> %780 to <16 x i8>
  %782 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.78)
  %783 = extractelement <16 x i8> %781, i64 0
  %784 = zext i8 %783 to i32
  %785 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %784)
  %786 = extractelement <16 x i8> %781, i64 1
  %787 = zext i8 %786 to i32
  %788 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %787)
  %789 = extractelement <16 x i8> %781, i64 2
  %790 = zext i8 %789 to i32
  %791 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %790)
  %792 = extractelement <16 x i8> %781, i64 3
  %793 = zext i8 %792 to i32
  %794 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %793)
  %795 = extractelement <16 x i8> %781, i64 4
  %796 = zext i8 %795 to i32
  %797 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %796)
  %798 = extractelement <16 x i8> %781, i64 5
  %799 = zext i8 %798 to i32
  %800 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %799)
  %801 = extractelement <16 x i8> %781, i64 6
  %802 = zext i8 %801 to i32
  %803 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %802)
  %804 = extractelement <16 x i8> %781, i64 7
  %805 = zext i8 %804 to i32
  %806 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %805)
  %807 = extractelement <16 x i8> %781, i64 8
  %808 = zext i8 %807 to i32
  %809 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %808)
  %810 = extractelement <16 x i8> %781, i64 9
  %811 = zext i8 %810 to i32
  %812 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %811)
  %813 = extractelement <16 x i8> %781, i64 10
  %814 = zext i8 %813 to i32
  %815 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %814)
  %816 = extractelement <16 x i8> %781, i64 11
  %817 = zext i8 %816 to i32
  %818 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %817)
  %819 = extractelement <16 x i8> %781, i64 12
  %820 = zext i8 %819 to i32
  %821 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %820)
  %822 = extractelement <16 x i8> %781, i64 13
  %823 = zext i8 %822 to i32
  %824 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %823)
  %825 = extractelement <16 x i8> %781, i64 14
  %826 = zext i8 %825 to i32
  %827 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %826)
  %828 = extractelement <16 x i8> %781, i64 15
  %829 = zext i8 %828 to i32
  %830 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %829)
  %831 = tail call i32 @putchar(i32 10)
  %832 = tail call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store <8 x i32> %832, ptr %4, align 16
  %833 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.79)
  br label %834

834:                                              ; preds = %834, %778
  %835 = phi i64 [ 0, %778 ], [ %843, %834 ]
  %836 = and i64 %835, 7
  %837 = icmp eq i64 %836, 0
  %838 = select i1 %837, ptr @.str.55, ptr @.str.54
  %839 = getelementptr inbounds nuw i8, ptr %4, i64 %835
  %840 = load i8, ptr %839, align 1, !tbaa !9
  %841 = zext i8 %840 to i32
  %842 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull %838, i32 noundef %841)
  %843 = add nuw nsw i64 %835, 1
  %844 = icmp eq i64 %843, 32
  br i1 %844, label %845, label %834, !llvm.loop !12

845:                                              ; preds = %834
  %846 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  %847 = tail call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %84)
  %848 = bitcast <4 x i32> %847 to <16 x i8>
  %849 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.80)
  %850 = extractelement <16 x i8> %848, i64 0
  %851 = zext i8 %850 to i32
  %852 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %851)
  %853 = extractelement <16 x i8> %848, i64 1
  %854 = zext i8 %853 to i32
  %855 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %854)
  %856 = extractelement <16 x i8> %848, i64 2
  %857 = zext i8 %856 to i32
  %858 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %857)
  %859 = extractelement <16 x i8> %848, i64 3
  %860 = zext i8 %859 to i32
  %861 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %860)
  %862 = extractelement <16 x i8> %848, i64 4
  %863 = zext i8 %862 to i32
  %864 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %863)
  %865 = extractelement <16 x i8> %848, i64 5
  %866 = zext i8 %865 to i32
  %867 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %866)
  %868 = extractelement <16 x i8> %848, i64 6
  %869 = zext i8 %868 to i32
  %870 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %869)
  %871 = extractelement <16 x i8> %848, i64 7
  %872 = zext i8 %871 to i32
  %873 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %872)
  %874 = extractelement <16 x i8> %848, i64 8
  %875 = zext i8 %874 to i32
  %876 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %875)
  %877 = extractelement <16 x i8> %848, i64 9
  %878 = zext i8 %877 to i32
  %879 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %878)
  %880 = extractelement <16 x i8> %848, i64 10
  %881 = zext i8 %880 to i32
  %882 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %881)
  %883 = extractelement <16 x i8> %848, i64 11
  %884 = zext i8 %883 to i32
  %885 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %884)
  %886 = extractelement <16 x i8> %848, i64 12
  %887 = zext i8 %886 to i32
  %888 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %887)
  %889 = extractelement <16 x i8> %848, i64 13
  %890 = zext i8 %889 to i32
  %891 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %890)
  %892 = extractelement <16 x i8> %848, i64 14
  %893 = zext i8 %892 to i32
  %894 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %893)
  %895 = extractelement <16 x i8> %848, i64 15
  %896 = zext i8 %895 to i32
  %897 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %896)
  %898 = tail call i32 @putchar(i32 10)
  %899 = tail call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %86)
  %900 = bitcast <4 x i32> %899 to <16 x i8>
  %901 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.81)
  %902 = extractelement <16 x i8> %900, i64 0
  %903 = zext i8 %902 to i32
  %904 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %903)
  %905 = extractelement <16 x i8> %900, i64 1
  %906 = zext i8 %905 to i32
  %907 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %906)
  %908 = extractelement <16 x i8> %900, i64 2
  %909 = zext i8 %908 to i32
  %910 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %909)
  %911 = extractelement <16 x i8> %900, i64 3
  %912 = zext i8 %911 to i32
  %913 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %912)
  %914 = extractelement <16 x i8> %900, i64 4
  %915 = zext i8 %914 to i32
  %916 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %915)
  %917 = extractelement <16 x i8> %900, i64 5
  %918 = zext i8 %917 to i32
  %919 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %918)
  %920 = extractelement <16 x i8> %900, i64 6
  %921 = zext i8 %920 to i32
  %922 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %921)
  %923 = extractelement <16 x i8> %900, i64 7
  %924 = zext i8 %923 to i32
  %925 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %924)
  %926 = extractelement <16 x i8> %900, i64 8
  %927 = zext i8 %926 to i32
  %928 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %927)
  %929 = extractelement <16 x i8> %900, i64 9
  %930 = zext i8 %929 to i32
  %931 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %930)
  %932 = extractelement <16 x i8> %900, i64 10
  %933 = zext i8 %932 to i32
  %934 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %933)
  %935 = extractelement <16 x i8> %900, i64 11
  %936 = zext i8 %935 to i32
  %937 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %936)
  %938 = extractelement <16 x i8> %900, i64 12
  %939 = zext i8 %938 to i32
  %940 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %939)
  %941 = extractelement <16 x i8> %900, i64 13
  %942 = zext i8 %941 to i32
  %943 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %942)
  %944 = extractelement <16 x i8> %900, i64 14
  %945 = zext i8 %944 to i32
  %946 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %945)
  %947 = extractelement <16 x i8> %900, i64 15
  %948 = zext i8 %947 to i32
  %949 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %948)
  %950 = tail call i32 @putchar(i32 10)
  %951 = tail call i32 @llvm.x86.sse.cvtss2si(<4 x float> %15)
  %952 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.82)
  %953 = and i32 %951, 255
  %954 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %953)
  %955 = lshr i32 %951, 8
  %956 = and i32 %955, 255
  %957 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %956)
  %958 = lshr i32 %951, 16
  %959 = and i32 %958, 255
  %960 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %959)
  %961 = lshr i32 %951, 24
  %962 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %961)
  %963 = tail call i32 @putchar(i32 10)
  %964 = tail call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %86)
  %965 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.83)
  %966 = trunc i64 %964 to i32
  %967 = and i32 %966, 255
  %968 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %967)
  %969 = trunc i64 %964 to i32
  %970 = lshr i32 %969, 8
  %971 = and i32 %970, 255
  %972 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %971)
  %973 = trunc i64 %964 to i32
  %974 = lshr i32 %973, 16
  %975 = and i32 %974, 255
  %976 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %975)
  %977 = trunc i64 %964 to i32
  %978 = lshr i32 %977, 24
  %979 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %978)
  %980 = lshr i64 %964, 32
  %981 = trunc nuw i64 %980 to i32
  %982 = and i32 %981, 255
  %983 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %982)
  %984 = lshr i64 %964, 40
  %985 = trunc nuw nsw i64 %984 to i32
  %986 = and i32 %985, 255
  %987 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %986)
  %988 = lshr i64 %964, 48
  %989 = trunc nuw nsw i64 %988 to i32
  %990 = and i32 %989, 255
  %991 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %990)
  %992 = lshr i64 %964, 56
  %993 = trunc nuw nsw i64 %992 to i32
  %994 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %993)
  %995 = tail call i32 @putchar(i32 10)
  %996 = tail call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %84)
  %997 = bitcast <4 x float> %996 to <16 x i8>
  %998 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.84)
  %999 = extractelement <16 x i8> %997, i64 0
  %1000 = zext i8 %999 to i32
  %1001 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1000)
  %1002 = extractelement <16 x i8> %997, i64 1
  %1003 = zext i8 %1002 to i32
  %1004 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1003)
  %1005 = extractelement <16 x i8> %997, i64 2
  %1006 = zext i8 %1005 to i32
  %1007 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1006)
  %1008 = extractelement <16 x i8> %997, i64 3
  %1009 = zext i8 %1008 to i32
  %1010 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1009)
  %1011 = extractelement <16 x i8> %997, i64 4
  %1012 = zext i8 %1011 to i32
  %1013 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1012)
  %1014 = extractelement <16 x i8> %997, i64 5
  %1015 = zext i8 %1014 to i32
  %1016 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1015)
  %1017 = extractelement <16 x i8> %997, i64 6
  %1018 = zext i8 %1017 to i32
  %1019 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1018)
  %1020 = extractelement <16 x i8> %997, i64 7
  %1021 = zext i8 %1020 to i32
  %1022 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1021)
  %1023 = extractelement <16 x i8> %997, i64 8
  %1024 = zext i8 %1023 to i32
  %1025 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1024)
  %1026 = extractelement <16 x i8> %997, i64 9
  %1027 = zext i8 %1026 to i32
  %1028 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1027)
  %1029 = extractelement <16 x i8> %997, i64 10
  %1030 = zext i8 %1029 to i32
  %1031 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1030)
  %1032 = extractelement <16 x i8> %997, i64 11
  %1033 = zext i8 %1032 to i32
  %1034 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1033)
  %1035 = extractelement <16 x i8> %997, i64 12
  %1036 = zext i8 %1035 to i32
  %1037 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1036)
  %1038 = extractelement <16 x i8> %997, i64 13
  %1039 = zext i8 %1038 to i32
  %1040 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1039)
  %1041 = extractelement <16 x i8> %997, i64 14
  %1042 = zext i8 %1041 to i32
  %1043 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1042)
  %1044 = extractelement <16 x i8> %997, i64 15
  %1045 = zext i8 %1044 to i32
  %1046 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1045)
  %1047 = tail call i32 @putchar(i32 10)
  %1048 = tail call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %15, <2 x double> %86)
  %1049 = bitcast <4 x float> %1048 to <16 x i8>
  %1050 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.85)
  %1051 = extractelement <16 x i8> %1049, i64 0
  %1052 = zext i8 %1051 to i32
  %1053 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1052)
  %1054 = extractelement <16 x i8> %1049, i64 1
  %1055 = zext i8 %1054 to i32
  %1056 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1055)
  %1057 = extractelement <16 x i8> %1049, i64 2
  %1058 = zext i8 %1057 to i32
  %1059 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1058)
  %1060 = extractelement <16 x i8> %1049, i64 3
  %1061 = zext i8 %1060 to i32
  %1062 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1061)
  %1063 = extractelement <16 x i8> %1049, i64 4
  %1064 = zext i8 %1063 to i32
  %1065 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1064)
  %1066 = extractelement <16 x i8> %1049, i64 5
  %1067 = zext i8 %1066 to i32
  %1068 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1067)
  %1069 = extractelement <16 x i8> %1049, i64 6
  %1070 = zext i8 %1069 to i32
  %1071 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1070)
  %1072 = extractelement <16 x i8> %1049, i64 7
  %1073 = zext i8 %1072 to i32
  %1074 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1073)
  %1075 = extractelement <16 x i8> %1049, i64 8
  %1076 = zext i8 %1075 to i32
  %1077 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1076)
  %1078 = extractelement <16 x i8> %1049, i64 9
  %1079 = zext i8 %1078 to i32
  %1080 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1079)
  %1081 = extractelement <16 x i8> %1049, i64 10
  %1082 = zext i8 %1081 to i32
  %1083 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1082)
  %1084 = extractelement <16 x i8> %1049, i64 11
  %1085 = zext i8 %1084 to i32
  %1086 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1085)
  %1087 = extractelement <16 x i8> %1049, i64 12
  %1088 = zext i8 %1087 to i32
  %1089 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1088)
  %1090 = extractelement <16 x i8> %1049, i64 13
  %1091 = zext i8 %1090 to i32
  %1092 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1091)
  %1093 = extractelement <16 x i8> %1049, i64 14
  %1094 = zext i8 %1093 to i32
  %1095 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1094)
  %1096 = extractelement <16 x i8> %1049, i64 15
  %1097 = zext i8 %1096 to i32
  %1098 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1097)
  %1099 = tail call i32 @putchar(i32 10)
  %1100 = bitcast <4 x float> %15 to <4 x i32>
  %1101 = icmp slt <4 x i32> %1100, zeroinitializer
  %1102 = bitcast <4 x i1> %1101 to i4
  %1103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.86)
  %1104 = zext i4 %1102 to i32
  %1105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1104)
  %1106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1107 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1108 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1109 = tail call i32 @putchar(i32 10)
  %1110 = bitcast <8 x float> %12 to <8 x i32>
  %1111 = icmp slt <8 x i32> %1110, zeroinitializer
  %1112 = bitcast <8 x i1> %1111 to i8
  %1113 = zext i8 %1112 to i32
  %1114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.87)
  %1115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1113)
  %1116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1118 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef 0)
  %1119 = tail call i32 @putchar(i32 10)
  %1120 = tail call i32 @llvm.x86.avx.vtestc.ps.256(<8 x float> %12, <8 x float> %13)
  %1121 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.52, ptr noundef nonnull @.str.88)
  %1122 = and i32 %1120, 255
  %1123 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.55, i32 noundef %1122)
  %1124 = lshr i32 %1120, 8
  %1125 = and i32 %1124, 255
  %1126 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1125)
  %1127 = lshr i32 %1120, 16
  %1128 = and i32 %1127, 255
  %1129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1128)
  %1130 = lshr i32 %1120, 24
  %1131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.53, ptr noundef nonnull @.str.54, i32 noundef %1130)
  %1132 = tail call i32 @putchar(i32 10)
  tail call void @llvm.x86.sse.sfence()
  tail call void @llvm.x86.sse2.pause()
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc <8 x float> @numbers() unnamed_addr #3 {
  %1 = alloca [8 x float], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  %2 = load i32, ptr @state, align 4, !tbaa !5
  %3 = mul i32 %2, 1664525
  %4 = add i32 %3, 1013904223
  %5 = mul i32 %4, 1664525
  %6 = add i32 %5, 1013904223
  %7 = mul i32 %6, 1664525
  %8 = add i32 %7, 1013904223
  %9 = mul i32 %8, 1664525
  %10 = add i32 %9, 1013904223
  %11 = mul i32 %10, 1664525
  %12 = add i32 %11, 1013904223
  %13 = mul i32 %12, 1664525
  %14 = add i32 %13, 1013904223
  %15 = mul i32 %14, 1664525
  %16 = add i32 %15, 1013904223
  %17 = mul i32 %16, 1664525
  %18 = add i32 %17, 1013904223
  %19 = insertelement <8 x i32> poison, i32 %4, i64 0
  %20 = insertelement <8 x i32> %19, i32 %6, i64 1
  %21 = insertelement <8 x i32> %20, i32 %8, i64 2
  %22 = insertelement <8 x i32> %21, i32 %10, i64 3
  %23 = insertelement <8 x i32> %22, i32 %12, i64 4
  %24 = insertelement <8 x i32> %23, i32 %14, i64 5
  %25 = insertelement <8 x i32> %24, i32 %16, i64 6
  %26 = insertelement <8 x i32> %25, i32 %18, i64 7
  %27 = lshr <8 x i32> %26, splat (i32 3)
  %28 = shl <8 x i32> %26, splat (i32 17)
  %29 = xor <8 x i32> %27, %28
  %30 = ashr <8 x i32> %29, splat (i32 8)
  %31 = sitofp <8 x i32> %30 to <8 x float>
  %32 = fmul <8 x float> %31, splat (float 0x3F50000000000000)
  store <8 x float> %32, ptr %1, align 16, !tbaa !13
  %33 = mul i32 %18, 1664525
  %34 = add i32 %33, 1013904223
  %35 = lshr i32 %34, 3
  %36 = and i32 %35, 7
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37
  store float 3.000000e+09, ptr %38, align 4, !tbaa !13
  %39 = mul i32 %34, 1664525
  %40 = add i32 %39, 1013904223
  store i32 %40, ptr @state, align 4, !tbaa !5
  %41 = lshr i32 %40, 3
  %42 = and i32 %41, 7
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %43
  store float -0.000000e+00, ptr %44, align 4, !tbaa !13
  %45 = load <8 x float>, ptr %1, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret <8 x float> %45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i8 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg) #4

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16>, <16 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16>, <16 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32>, <8 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32>, <8 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16>, <16 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32>, <8 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64>, <4 x i64>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.ptestnzc.256(<4 x i64>, <4 x i64>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.pdep.64(i64, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.pext.64(i64, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.bzhi.32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.bextr.64(i64, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i64 } @llvm.x86.addcarry.64(i8, i64, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i64 } @llvm.x86.subborrow.64(i8, i64, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i8 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.round.ps.256(<8 x float>, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse41.round.sd(<2 x double>, <2 x double>, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8 immarg) #4

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #6

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.max.ps.256(<8 x float>, <8 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float>, <8 x float>, <8 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestc.ps.256(<8 x float>, <8 x float>) #4

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx8,+fxsr,+mmx,+pclmul,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx8,+fxsr,+mmx,+pclmul,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx8,+fxsr,+mmx,+pclmul,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nofree nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
