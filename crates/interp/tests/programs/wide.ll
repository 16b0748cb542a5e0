; ModuleID = 'crates/interp/tests/programs/wide.c'
source_filename = "crates/interp/tests/programs/wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [13 x i32] [i32 119, i32 99, i32 115, i32 110, i32 99, i32 97, i32 116, i32 32, i32 37, i32 108, i32 115, i32 10, i32 0], align 4
@.str.1 = private unnamed_addr constant [9 x i32] [i32 116, i32 119, i32 111, i32 116, i32 104, i32 114, i32 101, i32 101, i32 0], align 4
@.str.2 = private unnamed_addr constant [22 x i32] [i32 119, i32 99, i32 112, i32 99, i32 112, i32 121, i32 32, i32 37, i32 100, i32 32, i32 119, i32 99, i32 112, i32 110, i32 99, i32 112, i32 121, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.3 = private unnamed_addr constant [6 x i32] [i32 97, i32 108, i32 112, i32 104, i32 97, i32 0], align 4
@.str.4 = private unnamed_addr constant [3 x i32] [i32 98, i32 101, i32 0], align 4
@.str.5 = private unnamed_addr constant [8 x i32] [i32 37, i32 108, i32 115, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.6 = private unnamed_addr constant [13 x i32] [i32 119, i32 109, i32 101, i32 109, i32 112, i32 99, i32 112, i32 121, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.7 = private unnamed_addr constant [4 x i32] [i32 120, i32 121, i32 122, i32 0], align 4
@.str.8 = private unnamed_addr constant [12 x i32] [i32 97, i32 32, i32 100, i32 117, i32 112, i32 108, i32 105, i32 99, i32 97, i32 116, i32 101, i32 0], align 4
@.str.9 = private unnamed_addr constant [11 x i32] [i32 37, i32 108, i32 115, i32 32, i32 37, i32 100, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.10 = private unnamed_addr constant [5 x i32] [i32 32, i32 97, i32 100, i32 117, i32 0], align 4
@.str.11 = private unnamed_addr constant [3 x i32] [i32 116, i32 99, i32 0], align 4
@.str.12 = private unnamed_addr constant [12 x i32] [i32 37, i32 108, i32 115, i32 32, i32 37, i32 108, i32 115, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.13 = private unnamed_addr constant [3 x i32] [i32 105, i32 112, i32 0], align 4
@.str.14 = private unnamed_addr constant [4 x i32] [i32 99, i32 97, i32 116, i32 0], align 4
@.str.15 = private unnamed_addr constant [4 x i32] [i32 100, i32 111, i32 103, i32 0], align 4
@.str.16 = private unnamed_addr constant [22 x i32] [i32 44, i32 44, i32 102, i32 105, i32 114, i32 115, i32 116, i32 44, i32 115, i32 101, i32 99, i32 111, i32 110, i32 100, i32 59, i32 59, i32 116, i32 104, i32 105, i32 114, i32 100, i32 0], align 4
@.str.17 = private unnamed_addr constant [3 x i32] [i32 44, i32 59, i32 0], align 4
@.str.18 = private unnamed_addr constant [6 x i32] [i32 60, i32 37, i32 108, i32 115, i32 62, i32 0], align 4
@.str.19 = private unnamed_addr constant [5 x i32] [i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.20 = private unnamed_addr constant [10 x i32] [i32 37, i32 100, i32 32, i32 37, i32 100, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.21 = private unnamed_addr constant [6 x i32] [i32 72, i32 69, i32 76, i32 76, i32 79, i32 0], align 4
@.str.22 = private unnamed_addr constant [6 x i32] [i32 104, i32 101, i32 108, i32 108, i32 111, i32 0], align 4
@.str.23 = private unnamed_addr constant [4 x i32] [i32 97, i32 98, i32 88, i32 0], align 4
@.str.24 = private unnamed_addr constant [4 x i32] [i32 65, i32 66, i32 121, i32 0], align 4
@.str.25 = private unnamed_addr constant [2 x i32] [i32 97, i32 0], align 4
@.str.26 = private unnamed_addr constant [2 x i32] [i32 98, i32 0], align 4
@.str.27 = private unnamed_addr constant [9 x i32] [i32 37, i32 108, i32 100, i32 32, i32 37, i32 108, i32 115, i32 124, i32 0], align 4
@.str.28 = private unnamed_addr constant [9 x i32] [i32 32, i32 32, i32 45, i32 48, i32 120, i32 49, i32 102, i32 122, i32 0], align 4
@.str.29 = private unnamed_addr constant [9 x i32] [i32 37, i32 108, i32 117, i32 32, i32 37, i32 108, i32 115, i32 124, i32 0], align 4
@.str.30 = private unnamed_addr constant [6 x i32] [i32 55, i32 55, i32 55, i32 32, i32 56, i32 0], align 4
@.str.31 = private unnamed_addr constant [8 x i32] [i32 37, i32 103, i32 32, i32 37, i32 108, i32 115, i32 124, i32 0], align 4
@.str.32 = private unnamed_addr constant [11 x i32] [i32 50, i32 46, i32 53, i32 101, i32 49, i32 32, i32 114, i32 101, i32 115, i32 116, i32 0], align 4
@.str.33 = private unnamed_addr constant [4 x i32] [i32 37, i32 100, i32 10, i32 0], align 4
@.str.34 = private unnamed_addr constant [5 x i32] [i32 115, i32 97, i32 109, i32 101, i32 0], align 4
@.str.35 = private unnamed_addr constant [5 x i32] [i32 102, i32 111, i32 117, i32 114, i32 0], align 4
@.str.36 = private unnamed_addr constant [4 x i32] [i32 97, i32 9, i32 98, i32 0], align 4
@.str.37 = private unnamed_addr constant [14 x i32] [i32 37, i32 100, i32 32, i32 37, i32 100, i32 32, i32 37, i32 108, i32 99, i32 37, i32 108, i32 99, i32 10, i32 0], align 4
@.str.38 = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"digit\00", align 1
@.str.40 = private unnamed_addr constant [8 x i8] c"toupper\00", align 1
@.str.41 = private unnamed_addr constant [8 x i8] c"tolower\00", align 1
@.str.42 = private unnamed_addr constant [10 x i8] c"multibyte\00", align 1
@.str.43 = private unnamed_addr constant [5 x i32] [i32 119, i32 105, i32 100, i32 101, i32 0], align 4
@.str.44 = private unnamed_addr constant [3 x i32] [i32 37, i32 100, i32 0], align 4
@.str.45 = private unnamed_addr constant [8 x i32] [i32 32, i32 37, i32 100, i32 32, i32 37, i32 108, i32 115, i32 0], align 4
@.str.46 = private unnamed_addr constant [4 x i32] [i32 32, i32 37, i32 115, i32 0], align 4
@.str.47 = private unnamed_addr constant [4 x i32] [i32 32, i32 37, i32 100, i32 0], align 4
@.str.48 = private unnamed_addr constant [8 x i32] [i32 32, i32 37, i32 115, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.49 = private unnamed_addr constant [49 x i32] [i32 37, i32 53, i32 100, i32 124, i32 37, i32 45, i32 53, i32 100, i32 124, i32 37, i32 48, i32 53, i32 46, i32 49, i32 102, i32 124, i32 37, i32 120, i32 124, i32 37, i32 99, i32 124, i32 37, i32 108, i32 99, i32 124, i32 37, i32 115, i32 124, i32 37, i32 108, i32 115, i32 124, i32 37, i32 56, i32 46, i32 51, i32 108, i32 115, i32 124, i32 37, i32 45, i32 54, i32 115, i32 124, i32 37, i32 37, i32 10, i32 0], align 4
@.str.50 = private unnamed_addr constant [6 x i8] c"bytes\00", align 1
@.str.51 = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.52 = private unnamed_addr constant [11 x i32] [i32 37, i32 50, i32 36, i32 115, i32 32, i32 37, i32 49, i32 36, i32 100, i32 10, i32 0], align 4
@.str.53 = private unnamed_addr constant [9 x i8] c"numbered\00", align 1
@.str.54 = private unnamed_addr constant [10 x i32] [i32 115, i32 111, i32 32, i32 102, i32 97, i32 114, i32 37, i32 110, i32 10, i32 0], align 4
@.str.55 = private unnamed_addr constant [4 x i32] [i32 37, i32 108, i32 115, i32 0], align 4
@.str.56 = private unnamed_addr constant [6 x i32] [i32 49, i32 50, i32 51, i32 52, i32 53, i32 0], align 4
@.str.57 = private unnamed_addr constant [6 x i32] [i32 32, i32 37, i32 108, i32 115, i32 10, i32 0], align 4
@.str.58 = private unnamed_addr constant [14 x i32] [i32 37, i32 52, i32 108, i32 99, i32 124, i32 37, i32 45, i32 52, i32 108, i32 115, i32 124, i32 37, i32 115, i32 0], align 4
@.str.59 = private unnamed_addr constant [2 x i32] [i32 233, i32 0], align 4
@.str.60 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.61 = private unnamed_addr constant [11 x i32] [i32 32, i32 37, i32 120, i32 32, i32 37, i32 120, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.62 = private unnamed_addr constant [5 x i32] [i32 97, i32 37, i32 115, i32 98, i32 0], align 4
@.str.63 = private unnamed_addr constant [2 x i8] c"\E9\00", align 1
@.str.64 = private unnamed_addr constant [4 x i8] c"%ls\00", align 1
@.str.65 = private unnamed_addr constant [3 x i32] [i32 97, i32 233, i32 0], align 4
@.str.66 = private unnamed_addr constant [7 x i32] [i32 37, i32 100, i32 32, i32 37, i32 115, i32 10, i32 0], align 4
@.str.67 = private unnamed_addr constant [10 x i8] c"%.1ls %lc\00", align 1
@.str.68 = private unnamed_addr constant [20 x i32] [i32 49, i32 50, i32 32, i32 45, i32 55, i32 32, i32 48, i32 120, i32 49, i32 48, i32 32, i32 50, i32 46, i32 53, i32 32, i32 116, i32 101, i32 120, i32 116, i32 0], align 4
@.str.69 = private unnamed_addr constant [15 x i32] [i32 37, i32 100, i32 37, i32 105, i32 37, i32 108, i32 120, i32 32, i32 37, i32 108, i32 102, i32 32, i32 37, i32 115, i32 0], align 4
@.str.70 = private unnamed_addr constant [18 x i32] [i32 32, i32 37, i32 100, i32 32, i32 37, i32 100, i32 32, i32 37, i32 108, i32 100, i32 32, i32 37, i32 103, i32 32, i32 37, i32 115, i32 10, i32 0], align 4
@.str.71 = private unnamed_addr constant [11 x i32] [i32 97, i32 98, i32 233, i32 99, i32 32, i32 114, i32 101, i32 115, i32 116, i32 59, i32 0], align 4
@.str.72 = private unnamed_addr constant [14 x i32] [i32 37, i32 52, i32 108, i32 115, i32 32, i32 37, i32 91, i32 97, i32 45, i32 116, i32 93, i32 37, i32 110, i32 0], align 4
@.str.73 = private unnamed_addr constant [14 x i32] [i32 32, i32 37, i32 100, i32 32, i32 37, i32 120, i32 32, i32 37, i32 115, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.74 = private unnamed_addr constant [3 x i32] [i32 37, i32 115, i32 0], align 4
@.str.75 = private unnamed_addr constant [11 x i8] c"to wide xy\00", align 1
@.str.76 = private unnamed_addr constant [12 x i8] c"to %ls %2lc\00", align 1
@.str.77 = private unnamed_addr constant [10 x i32] [i32 32, i32 37, i32 108, i32 115, i32 32, i32 37, i32 108, i32 115, i32 10, i32 0], align 4
@.str.78 = private unnamed_addr constant [7 x i32] [i32 37, i32 100, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.79 = private unnamed_addr constant [1 x i32] zeroinitializer, align 4
@.str.80 = private unnamed_addr constant [2 x i32] [i32 122, i32 0], align 4
@stdin = external local_unnamed_addr global ptr, align 8
@stdout = external local_unnamed_addr global ptr, align 8
@.str.81 = private unnamed_addr constant [7 x i32] [i32 37, i32 108, i32 99, i32 32, i32 37, i32 100, i32 0], align 4
@.str.82 = private unnamed_addr constant [5 x i32] [i32 32, i32 37, i32 108, i32 115, i32 0], align 4
@.str.83 = private unnamed_addr constant [5 x i32] [i32 37, i32 108, i32 115, i32 124, i32 0], align 4
@.str.84 = private unnamed_addr constant [12 x i32] [i32 37, i32 42, i32 108, i32 115, i32 32, i32 37, i32 100, i32 32, i32 37, i32 108, i32 115, i32 0], align 4
@.str.85 = private unnamed_addr constant [11 x i32] [i32 32, i32 37, i32 100, i32 32, i32 37, i32 100, i32 32, i32 37, i32 100, i32 10, i32 0], align 4
@.str.86 = private unnamed_addr constant [6 x i32] [i32 107, i32 101, i32 112, i32 116, i32 10, i32 0], align 4
@.str.87 = private unnamed_addr constant [9 x i32] [i32 37, i32 108, i32 115, i32 32, i32 33, i32 32, i32 37, i32 100, i32 0], align 4
@.str.88 = private unnamed_addr constant [9 x i32] [i32 32, i32 37, i32 108, i32 115, i32 32, i32 37, i32 100, i32 10, i32 0], align 4

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [20 x i32], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  %7 = alloca [20 x i8], align 16
  %8 = alloca [20 x i32], align 16
  %9 = alloca [3 x i32], align 4
  %10 = alloca [20 x i32], align 16
  %11 = alloca i32, align 4
  %12 = alloca [20 x i8], align 16
  %13 = alloca [40 x i32], align 16
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca [20 x i8], align 16
  %19 = alloca %struct.__mbstate_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %13, i8 0, i64 160, i1 false)
  store i32 111, ptr %13, align 16
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store i32 110, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 101, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #11
  %22 = call ptr @wcsncat(ptr noundef nonnull %13, ptr noundef nonnull @.str.1, i64 noundef 3) #11
  %23 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str, ptr noundef %22) #11
  %24 = call ptr @wcpcpy(ptr noundef nonnull %13, ptr noundef nonnull @.str.3) #11
  %25 = ptrtoint ptr %24 to i64
  %26 = ptrtoint ptr %13 to i64
  %27 = sub i64 %25, %26
  %28 = lshr exact i64 %27, 2
  %29 = trunc i64 %28 to i32
  %30 = call ptr @wcpncpy(ptr noundef nonnull %13, ptr noundef nonnull @.str.4, i64 noundef 5) #11
  %31 = ptrtoint ptr %30 to i64
  %32 = sub i64 %31, %26
  %33 = lshr exact i64 %32, 2
  %34 = trunc i64 %33 to i32
  %35 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.2, i32 noundef %29, i32 noundef %34) #11
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %37 = load i32, ptr %36, align 16, !tbaa !5
  %38 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.5, ptr noundef nonnull %13, i32 noundef %37) #11
  %39 = call ptr @wmempcpy(ptr noundef nonnull %13, ptr noundef nonnull @.str.7, i64 noundef 4) #11
  %40 = ptrtoint ptr %39 to i64
  %41 = sub i64 %40, %26
  %42 = lshr exact i64 %41, 2
  %43 = trunc i64 %42 to i32
  %44 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.6, i32 noundef %43) #11
  %45 = call noalias ptr @wcsdup(ptr noundef nonnull @.str.8) #11
  %46 = call i64 @wcsspn(ptr noundef %45, ptr noundef nonnull @.str.10) #12
  %47 = trunc i64 %46 to i32
  %48 = call i64 @wcscspn(ptr noundef %45, ptr noundef nonnull @.str.11) #12
  %49 = trunc i64 %48 to i32
  %50 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.9, ptr noundef %45, i32 noundef %47, i32 noundef %49) #11
  %51 = call ptr @wcspbrk(ptr noundef %45, ptr noundef nonnull @.str.13) #12
  %52 = call ptr @wcsstr(ptr noundef %45, ptr noundef nonnull @.str.14) #12
  %53 = call ptr @wcsstr(ptr noundef %45, ptr noundef nonnull @.str.15) #12
  %54 = icmp eq ptr %53, null
  %55 = zext i1 %54 to i32
  %56 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.12, ptr noundef %51, ptr noundef %52, i32 noundef %55) #11
  call void @free(ptr noundef %45) #11
  %57 = call ptr @wcscpy(ptr noundef nonnull %13, ptr noundef nonnull @.str.16) #11
  %58 = call ptr @wcstok(ptr noundef nonnull %13, ptr noundef nonnull @.str.17, ptr noundef nonnull %14) #11
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %0, %60
  %61 = phi ptr [ %63, %60 ], [ %58, %0 ]
  %62 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.18, ptr noundef nonnull %61) #11
  %63 = call ptr @wcstok(ptr noundef null, ptr noundef nonnull @.str.17, ptr noundef nonnull %14) #11
  %64 = icmp eq ptr %63, null
  br i1 %64, label %65, label %60, !llvm.loop !9

65:                                               ; preds = %60, %0
  %66 = load ptr, ptr %14, align 8, !tbaa !12
  %67 = icmp eq ptr %66, null
  %68 = zext i1 %67 to i32
  %69 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.19, i32 noundef %68) #11
  %70 = call i32 @wcscasecmp(ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.22) #11
  %71 = call i32 @wcsncasecmp(ptr noundef nonnull @.str.23, ptr noundef nonnull @.str.24, i64 noundef 2) #11
  %72 = call i32 @wcscoll(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.26) #11
  %73 = lshr i32 %72, 31
  %74 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.20, i32 noundef %70, i32 noundef %71, i32 noundef %73) #11
  %75 = call i64 @wcstol(ptr noundef nonnull @.str.28, ptr noundef nonnull %15, i32 noundef 16) #11
  %76 = load ptr, ptr %15, align 8, !tbaa !12
  %77 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.27, i64 noundef %75, ptr noundef %76) #11
  %78 = call i64 @wcstoul(ptr noundef nonnull @.str.30, ptr noundef nonnull %15, i32 noundef 8) #11
  %79 = load ptr, ptr %15, align 8, !tbaa !12
  %80 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.29, i64 noundef %78, ptr noundef %79) #11
  %81 = call double @wcstod(ptr noundef nonnull @.str.32, ptr noundef nonnull %15) #11
  %82 = load ptr, ptr %15, align 8, !tbaa !12
  %83 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.31, double noundef %81, ptr noundef %82) #11
  %84 = call i64 @wcsxfrm(ptr noundef nonnull %13, ptr noundef nonnull @.str.34, i64 noundef 40) #11
  %85 = trunc i64 %84 to i32
  %86 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.33, i32 noundef %85) #11
  %87 = call i32 @wcwidth(i32 noundef 97) #11
  %88 = call i32 @wcswidth(ptr noundef nonnull @.str.35, i64 noundef 9) #11
  %89 = call i32 @wcswidth(ptr noundef nonnull @.str.36, i64 noundef 3) #11
  %90 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.20, i32 noundef %87, i32 noundef %88, i32 noundef %89) #11
  %91 = call i64 @wctype(ptr noundef nonnull @.str.38) #11
  %92 = call i32 @iswctype(i32 noundef 113, i64 noundef %91) #11
  %93 = icmp ne i32 %92, 0
  %94 = zext i1 %93 to i32
  %95 = call i64 @wctype(ptr noundef nonnull @.str.39) #11
  %96 = call i32 @iswctype(i32 noundef 113, i64 noundef %95) #11
  %97 = icmp ne i32 %96, 0
  %98 = zext i1 %97 to i32
  %99 = call ptr @wctrans(ptr noundef nonnull @.str.40) #11
  %100 = call i32 @towctrans(i32 noundef 113, ptr noundef %99) #11
  %101 = call ptr @wctrans(ptr noundef nonnull @.str.41) #11
  %102 = call i32 @towctrans(i32 noundef 81, ptr noundef %101) #11
  %103 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.37, i32 noundef %94, i32 noundef %98, i32 noundef %100, i32 noundef %102) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #11
  store ptr @.str.42, ptr %16, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #11
  store ptr @.str.43, ptr %17, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #11
  store i64 0, ptr %19, align 8
  %104 = call i64 @mbsrtowcs(ptr noundef null, ptr noundef nonnull %16, i64 noundef 0, ptr noundef nonnull %19) #11
  %105 = trunc i64 %104 to i32
  %106 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %105) #11
  %107 = call i64 @mbsrtowcs(ptr noundef nonnull %13, ptr noundef nonnull %16, i64 noundef 5, ptr noundef nonnull %19) #11
  %108 = trunc i64 %107 to i32
  %109 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %110 = call ptr @wmemset(ptr noundef nonnull %109, i32 noundef 0, i64 noundef 1) #11
  %111 = getelementptr inbounds i8, ptr %110, i64 -20
  %112 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.45, i32 noundef %108, ptr noundef nonnull %111) #11
  %113 = load ptr, ptr %16, align 8, !tbaa !15
  %114 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.46, ptr noundef %113) #11
  %115 = call i64 @wcsrtombs(ptr noundef nonnull %18, ptr noundef nonnull %17, i64 noundef 20, ptr noundef nonnull %19) #11
  %116 = trunc i64 %115 to i32
  %117 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.47, i32 noundef %116) #11
  %118 = load ptr, ptr %17, align 8, !tbaa !12
  %119 = icmp eq ptr %118, null
  %120 = zext i1 %119 to i32
  %121 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.48, ptr noundef nonnull %18, i32 noundef %120) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  %122 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.49, i32 noundef 42, i32 noundef -42, double noundef 2.550000e+00, i32 noundef 255, i32 noundef 99, i32 noundef 119, ptr noundef nonnull @.str.50, ptr noundef nonnull @.str.43, ptr noundef nonnull @.str.43, ptr noundef nonnull @.str.51) #11
  %123 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.52, i32 noundef 7, ptr noundef nonnull @.str.53) #11
  %124 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.54, ptr noundef nonnull %11) #11
  %125 = load i32, ptr %11, align 4, !tbaa !5
  %126 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.33, i32 noundef %125) #11
  %127 = tail call ptr @__errno_location() #13
  store i32 0, ptr %127, align 4, !tbaa !5
  %128 = call i32 (ptr, i64, ptr, ...) @swprintf(ptr noundef nonnull %10, i64 noundef 5, ptr noundef nonnull @.str.55, ptr noundef nonnull @.str.56) #11
  %129 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %128) #11
  %130 = load i32, ptr %127, align 4, !tbaa !5
  %131 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.19, i32 noundef %130) #11
  %132 = call i32 (ptr, i64, ptr, ...) @swprintf(ptr noundef nonnull %10, i64 noundef 6, ptr noundef nonnull @.str.55, ptr noundef nonnull @.str.56) #11
  %133 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %132) #11
  %134 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.57, ptr noundef nonnull %10) #11
  %135 = call i32 (ptr, i64, ptr, ...) @list(ptr noundef %10, i64 poison, ptr nonnull poison, i32 noundef 8364, ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.60)
  %136 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %135) #11
  %137 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %138 = load i32, ptr %137, align 4, !tbaa !5
  %139 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %140 = load i32, ptr %139, align 4, !tbaa !5
  %141 = call i64 @wcslen(ptr noundef nonnull %10) #12
  %142 = trunc i64 %141 to i32
  %143 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.61, i32 noundef %138, i32 noundef %140, i32 noundef %142) #11
  store i32 0, ptr %127, align 4, !tbaa !5
  %144 = call i32 (ptr, i64, ptr, ...) @swprintf(ptr noundef nonnull %10, i64 noundef 20, ptr noundef nonnull @.str.62, ptr noundef nonnull @.str.63) #11
  %145 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %144) #11
  %146 = load i32, ptr %127, align 4, !tbaa !5
  %147 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.19, i32 noundef %146) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  store i32 0, ptr %127, align 4, !tbaa !5
  %148 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %12, i64 noundef 20, ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.65) #11
  %149 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %148) #11
  %150 = load i32, ptr %127, align 4, !tbaa !5
  %151 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.19, i32 noundef %150) #11
  %152 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %12, i64 noundef 20, ptr noundef nonnull @.str.67, ptr noundef nonnull @.str.65, i32 noundef 122) #11
  %153 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.66, i32 noundef %152, ptr noundef nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i64 12, i1 false)
  %154 = call i32 (ptr, ptr, ...) @__isoc99_swscanf(ptr noundef nonnull @.str.68, ptr noundef nonnull @.str.69, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %7) #11
  %155 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %154) #11
  %156 = load i32, ptr %3, align 4, !tbaa !5
  %157 = load i32, ptr %4, align 4, !tbaa !5
  %158 = load i64, ptr %5, align 8, !tbaa !17
  %159 = load double, ptr %6, align 8, !tbaa !19
  %160 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.70, i32 noundef %156, i32 noundef %157, i64 noundef %158, double noundef %159, ptr noundef nonnull %7) #11
  %161 = call i32 (ptr, ptr, ...) @items(ptr nonnull poison, ptr nonnull poison, ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef nonnull %3)
  %162 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %161) #11
  %163 = call i64 @wcslen(ptr noundef nonnull %8) #12
  %164 = trunc i64 %163 to i32
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %166 = load i32, ptr %165, align 8, !tbaa !5
  %167 = load i32, ptr %3, align 4, !tbaa !5
  %168 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.73, i32 noundef %164, i32 noundef %166, ptr noundef nonnull %7, i32 noundef %167) #11
  store i32 0, ptr %127, align 4, !tbaa !5
  %169 = call i32 (ptr, ptr, ...) @__isoc99_swscanf(ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.74, ptr noundef nonnull %7) #11
  %170 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %169) #11
  %171 = load i32, ptr %127, align 4, !tbaa !5
  %172 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.19, i32 noundef %171) #11
  %173 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.75, ptr noundef nonnull @.str.76, ptr noundef nonnull %8, ptr noundef nonnull %9) #11
  %174 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %173) #11
  %175 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.77, ptr noundef nonnull %8, ptr noundef nonnull %9) #11
  %176 = call i32 (ptr, ptr, ...) @__isoc99_swscanf(ptr noundef nonnull @.str.79, ptr noundef nonnull @.str.44, ptr noundef nonnull %3) #11
  %177 = call i32 (ptr, ptr, ...) @__isoc99_swscanf(ptr noundef nonnull @.str.80, ptr noundef nonnull @.str.44, ptr noundef nonnull %3) #11
  %178 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.78, i32 noundef %176, i32 noundef %177) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  %179 = load ptr, ptr @stdin, align 8, !tbaa !21
  %180 = call i32 @fwide(ptr noundef %179, i32 noundef 0) #11
  %181 = load ptr, ptr @stdout, align 8, !tbaa !21
  %182 = call i32 @fwide(ptr noundef %181, i32 noundef 0) #11
  %183 = load ptr, ptr @stdout, align 8, !tbaa !21
  %184 = call i32 @fwide(ptr noundef %183, i32 noundef -1) #11
  %185 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.20, i32 noundef %180, i32 noundef %182, i32 noundef %184) #11
  %186 = call i32 @getwchar() #11
  %187 = load ptr, ptr @stdin, align 8, !tbaa !21
  %188 = call i32 @ungetwc(i32 noundef %186, ptr noundef %187) #11
  %189 = icmp eq i32 %188, %186
  %190 = zext i1 %189 to i32
  %191 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.81, i32 noundef %186, i32 noundef %190) #11
  %192 = load ptr, ptr @stdin, align 8, !tbaa !21
  %193 = call ptr @fgetws(ptr noundef nonnull %1, i32 noundef 20, ptr noundef %192) #11
  %194 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.82, ptr noundef %193) #11
  %195 = load ptr, ptr @stdin, align 8, !tbaa !21
  %196 = call ptr @fgetws(ptr noundef nonnull %1, i32 noundef 4, ptr noundef %195) #11
  %197 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.83, ptr noundef %196) #11
  %198 = call i32 (ptr, ...) @__isoc99_wscanf(ptr noundef nonnull @.str.84, ptr noundef nonnull %2, ptr noundef nonnull %1) #11
  %199 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %198) #11
  %200 = load i32, ptr %2, align 4, !tbaa !5
  %201 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.45, i32 noundef %200, ptr noundef nonnull %1) #11
  %202 = call i32 @getwchar() #11
  %203 = icmp eq i32 %202, 10
  %204 = zext i1 %203 to i32
  %205 = call i32 @getwchar() #11
  %206 = icmp eq i32 %205, -1
  %207 = zext i1 %206 to i32
  %208 = load ptr, ptr @stdin, align 8, !tbaa !21
  %209 = call i32 @feof(ptr noundef %208) #11
  %210 = icmp ne i32 %209, 0
  %211 = zext i1 %210 to i32
  %212 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.85, i32 noundef %204, i32 noundef %207, i32 noundef %211) #11
  %213 = call noalias ptr @tmpfile()
  %214 = call i32 @fwide(ptr noundef %213, i32 noundef 0) #11
  %215 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.44, i32 noundef %214) #11
  %216 = call i32 @fputws(ptr noundef nonnull @.str.86, ptr noundef %213) #11
  %217 = call i32 @fputwc(i32 noundef 33, ptr noundef %213) #11
  %218 = call i32 (ptr, ptr, ...) @fwprintf(ptr noundef %213, ptr noundef nonnull @.str.19, i32 noundef 5) #11
  %219 = call i32 @fwide(ptr noundef %213, i32 noundef -1) #11
  %220 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.47, i32 noundef %219) #11
  call void @rewind(ptr noundef %213)
  %221 = call i32 (ptr, ptr, ...) @__isoc99_fwscanf(ptr noundef %213, ptr noundef nonnull @.str.87, ptr noundef nonnull %1, ptr noundef nonnull %2) #11
  %222 = load i32, ptr %2, align 4, !tbaa !5
  %223 = call i32 (ptr, ...) @wprintf(ptr noundef nonnull @.str.88, ptr noundef nonnull %1, i32 noundef %222) #11
  %224 = call i32 @fclose(ptr noundef %213)
  %225 = call i32 @putwchar(i32 noundef 46) #11
  %226 = load ptr, ptr @stdout, align 8, !tbaa !21
  %227 = call i32 @putwc(i32 noundef 10, ptr noundef %226) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare i32 @wprintf(ptr noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare ptr @wcsncat(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @wcpcpy(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @wcpncpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @wmempcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare noalias ptr @wcsdup(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @wcsspn(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @wcscspn(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @wcspbrk(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @wcsstr(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: nounwind
declare ptr @wcscpy(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @wcstok(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare i32 @wcscasecmp(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @wcsncasecmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @wcscoll(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @wcstol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @wcstoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare double @wcstod(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @wcsxfrm(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @wcwidth(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @wcswidth(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @iswctype(i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @wctype(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @towctrans(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @wctrans(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @mbsrtowcs(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @wmemset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i64 @wcsrtombs(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #7

; Function Attrs: nounwind
declare i32 @swprintf(ptr noundef, i64 noundef, ptr noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i32 @list(ptr noundef nonnull %0, i64 %1, ptr readnone captures(none) %2, ...) unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = call i32 @vswprintf(ptr noundef nonnull %0, i64 noundef 20, ptr noundef nonnull @.str.58, ptr noundef nonnull %4) #11
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @wcslen(ptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #10

; Function Attrs: nounwind
declare i32 @vswprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #10

; Function Attrs: nounwind
declare i32 @__isoc99_swscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i32 @items(ptr readnone captures(none) %0, ptr readnone captures(none) %1, ...) unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @__isoc99_vswscanf(ptr noundef nonnull @.str.71, ptr noundef nonnull @.str.72, ptr noundef nonnull %3) #11
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i32 %4
}

; Function Attrs: nofree nounwind
declare noundef i32 @__isoc99_sscanf(ptr noundef readonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #9

; Function Attrs: nounwind
declare i32 @__isoc99_vswscanf(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @fwide(ptr noundef, i32 noundef) local_unnamed_addr #4

declare i32 @getwchar() local_unnamed_addr #3

declare i32 @ungetwc(i32 noundef, ptr noundef) local_unnamed_addr #3

declare ptr @fgetws(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare i32 @__isoc99_wscanf(ptr noundef, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @feof(ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: nofree nounwind
declare noalias noundef ptr @tmpfile() local_unnamed_addr #9

declare i32 @fputws(ptr noundef, ptr noundef) local_unnamed_addr #3

declare i32 @fputwc(i32 noundef, ptr noundef) local_unnamed_addr #3

declare i32 @fwprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare void @rewind(ptr noundef captures(none)) local_unnamed_addr #9

declare i32 @__isoc99_fwscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #9

declare i32 @putwchar(i32 noundef) local_unnamed_addr #3

declare i32 @putwc(i32 noundef, ptr noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { nounwind willreturn memory(none) }

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 omnipotent char", !14, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !7, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS8_IO_FILE", !14, i64 0}
