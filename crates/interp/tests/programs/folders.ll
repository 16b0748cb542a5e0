; ModuleID = 'crates/interp/tests/programs/folders.c'
source_filename = "crates/interp/tests/programs/folders.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [14 x i8] c"draig-folders\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"mkdir %d\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c" %d %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"open %d, read %zd %s\0A\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"mkdirat %d\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"sub\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"bb\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"hello, world\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"sub/c\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c" %d %d\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c" %d %d %lld\00", align 1
@.str.14 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.15 = private unnamed_addr constant [7 x i8] c" %d %s\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c" %s\0A\00", align 1
@.str.19 = private unnamed_addr constant [20 x i8] c"not relative %d %s\0A\00", align 1
@.str.20 = private unnamed_addr constant [20 x i8] c"dirfd %d closed %d\0A\00", align 1
@.str.21 = private unnamed_addr constant [11 x i8] c"opendir %d\00", align 1
@.str.22 = private unnamed_addr constant [16 x i8] c"draig-folders/a\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"fdopendir %d\00", align 1
@.str.24 = private unnamed_addr constant [11 x i8] c"scandir %d\00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c" %s\00", align 1
@.str.26 = private unnamed_addr constant [19 x i8] c"draig-folders/none\00", align 1
@.str.27 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c" %s:%d\00", align 1
@.str.29 = private unnamed_addr constant [10 x i8] c"fchmod %d\00", align 1
@.str.30 = private unnamed_addr constant [4 x i8] c" %o\00", align 1
@.str.31 = private unnamed_addr constant [10 x i8] c" chmod %d\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c" fchmodat %d\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c" %o\0A\00", align 1
@.str.34 = private unnamed_addr constant [8 x i8] c"none %d\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"copy\00", align 1
@.str.36 = private unnamed_addr constant [13 x i8] c"sendfile %zd\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c" %lld %lld\00", align 1
@.str.38 = private unnamed_addr constant [11 x i8] c" %zd %lld\0A\00", align 1
@.str.40 = private unnamed_addr constant [20 x i8] c"copy_file_range %zd\00", align 1
@.str.41 = private unnamed_addr constant [12 x i8] c"dup %d %lld\00", align 1
@.str.42 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.43 = private unnamed_addr constant [12 x i8] c"unlinkat %d\00", align 1
@.str.44 = private unnamed_addr constant [10 x i8] c"unlink %d\00", align 1
@.str.45 = private unnamed_addr constant [18 x i8] c"draig-folders/sub\00", align 1
@.str.46 = private unnamed_addr constant [10 x i8] c" rmdir %d\00", align 1
@.str.47 = private unnamed_addr constant [12 x i8] c"renameat %d\00", align 1
@.str.48 = private unnamed_addr constant [6 x i8] c"sub/a\00", align 1
@.str.49 = private unnamed_addr constant [10 x i8] c" %d %d %d\00", align 1
@keys = internal global [20000 x i32] zeroinitializer, align 16
@.str.50 = private unnamed_addr constant [17 x i8] c"%d keys, low %d\0A\00", align 1
@steps = internal unnamed_addr global i32 0, align 4
@deepest = internal unnamed_addr global i32 0, align 4
@.str.51 = private unnamed_addr constant [19 x i8] c"%d gone, %d there\0A\00", align 1
@order = internal unnamed_addr global i32 0, align 4
@.str.52 = private unnamed_addr constant [13 x i8] c"out of order\00", align 1
@.str.53 = private unnamed_addr constant [7 x i8] c"NAME%d\00", align 1
@.str.54 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.55 = private unnamed_addr constant [10 x i8] c"%s %d %s\0A\00", align 1
@.str.56 = private unnamed_addr constant [9 x i8] c"NAME4999\00", align 1
@.str.57 = private unnamed_addr constant [9 x i8] c"NAME4998\00", align 1
@.str.58 = private unnamed_addr constant [7 x i8] c"NAME17\00", align 1
@.str.59 = private unnamed_addr constant [4 x i8] c"new\00", align 1
@.str.60 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.61 = private unnamed_addr constant [13 x i8] c"wcsftime %zu\00", align 1
@.str.62 = private unnamed_addr constant [17 x i32] [i32 37, i32 89, i32 45, i32 37, i32 109, i32 45, i32 37, i32 100, i32 32, i32 37, i32 65, i32 32, i32 233, i32 32, i32 37, i32 72, i32 0], align 4
@.str.63 = private unnamed_addr constant [12 x i8] c" %d %d %zu\0A\00", align 1
@.str.64 = private unnamed_addr constant [25 x i32] [i32 50, i32 48, i32 50, i32 52, i32 45, i32 48, i32 50, i32 45, i32 50, i32 57, i32 32, i32 84, i32 104, i32 117, i32 114, i32 115, i32 100, i32 97, i32 121, i32 32, i32 233, i32 32, i32 48, i32 55, i32 0], align 4
@.str.65 = private unnamed_addr constant [3 x i32] [i32 37, i32 70, i32 0], align 4
@.str.66 = private unnamed_addr constant [6 x i32] [i32 119, i32 105, i32 100, i32 101, i32 32, i32 0], align 4
@.str.67 = private unnamed_addr constant [3 x i32] [i32 37, i32 100, i32 0], align 4
@.str.68 = private unnamed_addr constant [10 x i8] c"%zu %d %d\00", align 1
@.str.69 = private unnamed_addr constant [8 x i32] [i32 119, i32 105, i32 100, i32 101, i32 32, i32 52, i32 50, i32 0], align 4
@.str.70 = private unnamed_addr constant [15 x i8] c" %zu %lc%lc%d\0A\00", align 1
@digits.text = internal global [400000 x i8] zeroinitializer, align 16
@.str.71 = private unnamed_addr constant [18 x i8] c"9007199254740993.\00", align 1
@.str.72 = private unnamed_addr constant [5 x i8] c"%.0f\00", align 1
@.str.73 = private unnamed_addr constant [6 x i8] c" %.0f\00", align 1
@.str.75 = private unnamed_addr constant [15 x i8] c" %.20g %.25Lg\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x i32], align 16
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.tm, align 8
  %5 = alloca [32 x i8], align 16
  %6 = alloca [32 x i8], align 16
  %7 = alloca ptr, align 8
  %8 = alloca [32 x i8], align 16
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.stat, align 8
  %12 = alloca i8, align 1
  %13 = alloca %struct.stat, align 8
  %14 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %15 = tail call i32 @mkdir(ptr noundef nonnull @.str, i32 noundef 493) #22
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %15)
  %17 = tail call i32 @mkdir(ptr noundef nonnull @.str, i32 noundef 493) #22
  %18 = tail call ptr @__errno_location() #23
  %19 = load i32, ptr %18, align 4, !tbaa !5
  %20 = tail call ptr @strerror(i32 noundef %19) #22
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %17, ptr noundef %20)
  %22 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str, i32 noundef 65536) #22
  %23 = icmp sgt i32 %22, 2
  %24 = zext i1 %23 to i32
  store i8 0, ptr %12, align 1, !tbaa !9
  %25 = call i64 @read(i32 noundef %22, ptr noundef nonnull %12, i64 noundef 1) #22
  %26 = load i32, ptr %18, align 4, !tbaa !5
  %27 = tail call ptr @strerror(i32 noundef %26) #22
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %24, i64 noundef %25, ptr noundef %27)
  %29 = tail call i32 @mkdirat(i32 noundef %22, ptr noundef nonnull @.str.5, i32 noundef 493) #22
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %29)
  %31 = tail call i32 (i32, ptr, i32, ...) @openat(i32 noundef %22, ptr noundef nonnull @.str.6, i32 noundef 578, i32 noundef 420) #22
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %0
  %34 = tail call i64 @write(i32 noundef %31, ptr noundef nonnull @.str.7, i64 noundef 2) #22
  %35 = icmp slt i64 %34, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %33, %0
  %37 = load i32, ptr %18, align 4, !tbaa !5
  %38 = tail call ptr @strerror(i32 noundef %37) #22
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.6, ptr noundef %38)
  br label %40

40:                                               ; preds = %36, %33
  %41 = tail call i32 @close(i32 noundef %31) #22
  %42 = tail call i32 (i32, ptr, i32, ...) @openat(i32 noundef %22, ptr noundef nonnull @.str.8, i32 noundef 578, i32 noundef 420) #22
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %40
  %45 = tail call i64 @write(i32 noundef %42, ptr noundef nonnull @.str.9, i64 noundef 12) #22
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %44, %40
  %48 = load i32, ptr %18, align 4, !tbaa !5
  %49 = tail call ptr @strerror(i32 noundef %48) #22
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.8, ptr noundef %49)
  br label %51

51:                                               ; preds = %47, %44
  %52 = tail call i32 @close(i32 noundef %42) #22
  %53 = tail call i32 (i32, ptr, i32, ...) @openat(i32 noundef %22, ptr noundef nonnull @.str.10, i32 noundef 578, i32 noundef 420) #22
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %58, label %55

55:                                               ; preds = %51
  %56 = tail call i64 @write(i32 noundef %53, ptr noundef nonnull @.str.11, i64 noundef 1) #22
  %57 = icmp slt i64 %56, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %55, %51
  %59 = load i32, ptr %18, align 4, !tbaa !5
  %60 = tail call ptr @strerror(i32 noundef %59) #22
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.10, ptr noundef %60)
  br label %62

62:                                               ; preds = %58, %55
  %63 = tail call i32 @close(i32 noundef %53) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #22
  %64 = call i32 @fstatat(i32 noundef %22, ptr noundef nonnull @.str.5, ptr noundef nonnull %13, i32 noundef 0) #22
  %65 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %66 = load i32, ptr %65, align 8, !tbaa !10
  %67 = and i32 %66, 61440
  %68 = icmp eq i32 %67, 16384
  %69 = zext i1 %68 to i32
  %70 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %64, i32 noundef %69)
  %71 = call i32 @fstatat(i32 noundef %22, ptr noundef nonnull @.str.8, ptr noundef nonnull %13, i32 noundef 256) #22
  %72 = load i32, ptr %65, align 8, !tbaa !10
  %73 = and i32 %72, 61440
  %74 = icmp eq i32 %73, 32768
  %75 = zext i1 %74 to i32
  %76 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %77 = load i64, ptr %76, align 8, !tbaa !14
  %78 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %71, i32 noundef %75, i64 noundef %77)
  %79 = call i32 @fstatat(i32 noundef %22, ptr noundef nonnull @.str.14, ptr noundef nonnull %13, i32 noundef 4096) #22
  %80 = load i32, ptr %65, align 8, !tbaa !10
  %81 = and i32 %80, 61440
  %82 = icmp eq i32 %81, 16384
  %83 = zext i1 %82 to i32
  %84 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %79, i32 noundef %83)
  %85 = call i32 @fstatat(i32 noundef %22, ptr noundef nonnull @.str.16, ptr noundef nonnull %13, i32 noundef 0) #22
  %86 = load i32, ptr %18, align 4, !tbaa !5
  %87 = call ptr @strerror(i32 noundef %86) #22
  %88 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %85, ptr noundef %87)
  %89 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef %22, ptr noundef nonnull @.str.8, i32 noundef 65536) #22
  %90 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %89)
  %91 = load i32, ptr %18, align 4, !tbaa !5
  %92 = call ptr @strerror(i32 noundef %91) #22
  %93 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef %92)
  %94 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef 1000, ptr noundef nonnull @.str.8, i32 noundef 0) #22
  %95 = load i32, ptr %18, align 4, !tbaa !5
  %96 = call ptr @strerror(i32 noundef %95) #22
  %97 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef %94, ptr noundef %96)
  %98 = call noalias ptr @opendir(ptr noundef nonnull @.str)
  call fastcc void @names(ptr noundef %98)
  call void @rewinddir(ptr noundef %98) #22
  call fastcc void @names(ptr noundef %98)
  %99 = call i32 @dirfd(ptr noundef %98) #22
  %100 = call i32 @fstat(i32 noundef %99, ptr noundef nonnull %13) #22
  %101 = icmp eq i32 %100, 0
  %102 = load i32, ptr %65, align 8
  %103 = and i32 %102, 61440
  %104 = icmp eq i32 %103, 16384
  %105 = select i1 %101, i1 %104, i1 false
  %106 = zext i1 %105 to i32
  %107 = call i32 @closedir(ptr noundef %98)
  %108 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, i32 noundef %106, i32 noundef %107)
  %109 = call noalias ptr @opendir(ptr noundef nonnull @.str.22)
  %110 = icmp eq ptr %109, null
  %111 = zext i1 %110 to i32
  %112 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %111)
  %113 = load i32, ptr %18, align 4, !tbaa !5
  %114 = call ptr @strerror(i32 noundef %113) #22
  %115 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef %114)
  %116 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef %22, ptr noundef nonnull @.str.5, i32 noundef 65536) #22
  %117 = call noalias ptr @fdopendir(i32 noundef %116) #22
  %118 = call ptr @readdir(ptr noundef %117) #22
  %119 = icmp eq ptr %118, null
  br i1 %119, label %134, label %120

120:                                              ; preds = %62, %131
  %121 = phi ptr [ %132, %131 ], [ %118, %62 ]
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 19
  %123 = load i8, ptr %122, align 1, !tbaa !9
  %124 = icmp eq i8 %123, 46
  br i1 %124, label %131, label %125

125:                                              ; preds = %120
  %126 = getelementptr inbounds nuw i8, ptr %121, i64 18
  %127 = load i8, ptr %126, align 2, !tbaa !15
  %128 = icmp eq i8 %127, 4
  %129 = zext i1 %128 to i32
  %130 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull %122, i32 noundef %129)
  br label %131

131:                                              ; preds = %125, %120
  %132 = call ptr @readdir(ptr noundef %117) #22
  %133 = icmp eq ptr %132, null
  br i1 %133, label %134, label %120, !llvm.loop !18

134:                                              ; preds = %131, %62
  %135 = call i32 @putchar(i32 10)
  %136 = call i32 @closedir(ptr noundef %117)
  %137 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef %22, ptr noundef nonnull @.str.8, i32 noundef 0) #22
  %138 = call noalias ptr @fdopendir(i32 noundef %137) #22
  %139 = icmp eq ptr %138, null
  %140 = zext i1 %139 to i32
  %141 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.23, i32 noundef %140)
  %142 = load i32, ptr %18, align 4, !tbaa !5
  %143 = call ptr @strerror(i32 noundef %142) #22
  %144 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef %143)
  %145 = call i32 @close(i32 noundef %137) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #22
  %146 = call i32 @scandir(ptr noundef nonnull @.str, ptr noundef nonnull %14, ptr noundef nonnull @wanted, ptr noundef nonnull @alphasort) #22
  %147 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, i32 noundef %146)
  %148 = icmp sgt i32 %146, 0
  br i1 %148, label %149, label %163

149:                                              ; preds = %134
  %150 = zext nneg i32 %146 to i64
  br label %151

151:                                              ; preds = %151, %149
  %152 = phi i64 [ 0, %149 ], [ %161, %151 ]
  %153 = load ptr, ptr %14, align 8, !tbaa !21
  %154 = getelementptr inbounds nuw ptr, ptr %153, i64 %152
  %155 = load ptr, ptr %154, align 8, !tbaa !25
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 19
  %157 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef nonnull %156)
  %158 = load ptr, ptr %14, align 8, !tbaa !21
  %159 = getelementptr inbounds nuw ptr, ptr %158, i64 %152
  %160 = load ptr, ptr %159, align 8, !tbaa !25
  call void @free(ptr noundef %160) #22
  %161 = add nuw nsw i64 %152, 1
  %162 = icmp eq i64 %161, %150
  br i1 %162, label %163, label %151, !llvm.loop !27

163:                                              ; preds = %151, %134
  %164 = load ptr, ptr %14, align 8, !tbaa !21
  call void @free(ptr noundef %164) #22
  %165 = call i32 @scandir(ptr noundef nonnull @.str.26, ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @alphasort) #22
  %166 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %165)
  %167 = load i32, ptr %18, align 4, !tbaa !5
  %168 = call ptr @strerror(i32 noundef %167) #22
  %169 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef %168)
  %170 = call i32 @close(i32 noundef %22) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %171 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str, i32 noundef 65536) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #22
  %172 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef %171, ptr noundef nonnull @.str.8, i32 noundef 2) #22
  %173 = call i32 @fchmod(i32 noundef %172, i32 noundef 384) #22
  %174 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, i32 noundef %173)
  %175 = call i32 @fstat(i32 noundef %172, ptr noundef nonnull %11) #22
  %176 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %177 = load i32, ptr %176, align 8, !tbaa !10
  %178 = and i32 %177, 4095
  %179 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, i32 noundef %178)
  %180 = call i32 @chmod(ptr noundef nonnull @.str.22, i32 noundef 416) #22
  %181 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, i32 noundef %180)
  %182 = call i32 @fstat(i32 noundef %172, ptr noundef nonnull %11) #22
  %183 = load i32, ptr %176, align 8, !tbaa !10
  %184 = and i32 %183, 4095
  %185 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, i32 noundef %184)
  %186 = call i32 @fchmodat(i32 noundef %171, ptr noundef nonnull @.str.8, i32 noundef 292, i32 noundef 0) #22
  %187 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.32, i32 noundef %186)
  %188 = call i32 @stat(ptr noundef nonnull @.str.22, ptr noundef nonnull %11) #22
  %189 = load i32, ptr %176, align 8, !tbaa !10
  %190 = and i32 %189, 4095
  %191 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.33, i32 noundef %190)
  %192 = call i32 @chmod(ptr noundef nonnull @.str.26, i32 noundef 384) #22
  %193 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.34, i32 noundef %192)
  %194 = load i32, ptr %18, align 4, !tbaa !5
  %195 = call ptr @strerror(i32 noundef %194) #22
  %196 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef %195)
  %197 = call i32 @close(i32 noundef %172) #22
  %198 = call i32 @fchmodat(i32 noundef %171, ptr noundef nonnull @.str.8, i32 noundef 420, i32 noundef 0) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %199 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef %171, ptr noundef nonnull @.str.8, i32 noundef 0) #22
  %200 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef %171, ptr noundef nonnull @.str.35, i32 noundef 578, i32 noundef 420) #22
  %201 = icmp slt i32 %200, 0
  br i1 %201, label %205, label %202

202:                                              ; preds = %163
  %203 = call i64 @write(i32 noundef %200, ptr noundef nonnull @.str.14, i64 noundef 0) #22
  %204 = icmp slt i64 %203, 0
  br i1 %204, label %205, label %209

205:                                              ; preds = %202, %163
  %206 = load i32, ptr %18, align 4, !tbaa !5
  %207 = call ptr @strerror(i32 noundef %206) #22
  %208 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull @.str.35, ptr noundef %207)
  br label %209

209:                                              ; preds = %202, %205
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #22
  store i64 7, ptr %9, align 8, !tbaa !28
  %210 = call i64 @sendfile(i32 noundef %200, i32 noundef %199, ptr noundef nonnull %9, i64 noundef 100) #22
  %211 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.36, i64 noundef %210)
  %212 = load i64, ptr %9, align 8, !tbaa !28
  %213 = call i64 @lseek(i32 noundef %199, i64 noundef 0, i32 noundef 1) #22
  %214 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.37, i64 noundef %212, i64 noundef %213)
  %215 = call i64 @sendfile(i32 noundef %200, i32 noundef %199, ptr noundef null, i64 noundef 5) #22
  %216 = call i64 @lseek(i32 noundef %199, i64 noundef 0, i32 noundef 1) #22
  %217 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.38, i64 noundef %215, i64 noundef %216)
  %218 = call i64 @pread(i32 noundef %200, ptr noundef nonnull %8, i64 noundef 31, i64 noundef 0) #22
  %219 = call i32 @puts(ptr nonnull dereferenceable(1) %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #22
  store i64 2, ptr %10, align 8, !tbaa !28
  %220 = call i64 @lseek(i32 noundef %199, i64 noundef 0, i32 noundef 0) #22
  %221 = call i64 @copy_file_range(i32 noundef %199, ptr noundef null, i32 noundef %200, ptr noundef nonnull %10, i64 noundef 3, i32 noundef 0) #22
  %222 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, i64 noundef %221)
  %223 = load i64, ptr %10, align 8, !tbaa !28
  %224 = call i64 @lseek(i32 noundef %199, i64 noundef 0, i32 noundef 1) #22
  %225 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.37, i64 noundef %223, i64 noundef %224)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %226 = call i64 @pread(i32 noundef %200, ptr noundef nonnull %8, i64 noundef 31, i64 noundef 0) #22
  %227 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef nonnull %8)
  %228 = call i32 @dup(i32 noundef %200) #22
  %229 = call i32 @dup2(i32 noundef %200, i32 noundef 40) #22
  %230 = call i64 @lseek(i32 noundef %228, i64 noundef 1, i32 noundef 0) #22
  %231 = call i64 @lseek(i32 noundef 40, i64 noundef 0, i32 noundef 1) #22
  %232 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.41, i32 noundef %229, i64 noundef %231)
  %233 = call i32 @close(i32 noundef %228) #22
  %234 = call i32 @close(i32 noundef 40) #22
  %235 = call i32 (i32, i32, ...) @fcntl(i32 noundef %200, i32 noundef 1) #22
  %236 = icmp sgt i32 %235, -1
  %237 = zext i1 %236 to i32
  %238 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.42, i32 noundef %237)
  %239 = call i32 @close(i32 noundef %199) #22
  %240 = call i32 @close(i32 noundef %200) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  %241 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.5, i32 noundef 0) #22
  %242 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.43, i32 noundef %241)
  %243 = load i32, ptr %18, align 4, !tbaa !5
  %244 = call ptr @strerror(i32 noundef %243) #22
  %245 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef %244)
  %246 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.8, i32 noundef 512) #22
  %247 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %246)
  %248 = load i32, ptr %18, align 4, !tbaa !5
  %249 = call ptr @strerror(i32 noundef %248) #22
  %250 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef %249)
  %251 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.5, i32 noundef 512) #22
  %252 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %251)
  %253 = load i32, ptr %18, align 4, !tbaa !5
  %254 = call ptr @strerror(i32 noundef %253) #22
  %255 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef %254)
  %256 = call i32 @unlink(ptr noundef nonnull @.str.45) #22
  %257 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.44, i32 noundef %256)
  %258 = load i32, ptr %18, align 4, !tbaa !5
  %259 = call ptr @strerror(i32 noundef %258) #22
  %260 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef %259)
  %261 = call i32 @rmdir(ptr noundef nonnull @.str.22) #22
  %262 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.46, i32 noundef %261)
  %263 = load i32, ptr %18, align 4, !tbaa !5
  %264 = call ptr @strerror(i32 noundef %263) #22
  %265 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef %264)
  %266 = call i32 @renameat(i32 noundef %171, ptr noundef nonnull @.str.8, i32 noundef %171, ptr noundef nonnull @.str.48) #22
  %267 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.47, i32 noundef %266)
  %268 = call i32 @faccessat(i32 noundef %171, ptr noundef nonnull @.str.8, i32 noundef 0, i32 noundef 0) #22
  %269 = call i32 @faccessat(i32 noundef %171, ptr noundef nonnull @.str.48, i32 noundef 0, i32 noundef 0) #22
  %270 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %268, i32 noundef %269)
  %271 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.48, i32 noundef 0) #22
  %272 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.10, i32 noundef 0) #22
  %273 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.5, i32 noundef 512) #22
  %274 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.49, i32 noundef %271, i32 noundef %272, i32 noundef %273)
  %275 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.6, i32 noundef 0) #22
  %276 = call i32 @unlinkat(i32 noundef %171, ptr noundef nonnull @.str.35, i32 noundef 0) #22
  %277 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %275, i32 noundef %276)
  %278 = call i32 @rmdir(ptr noundef nonnull @.str) #22
  %279 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.42, i32 noundef %278)
  %280 = call i32 @close(i32 noundef %171) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr null, ptr %7, align 8, !tbaa !29
  br label %288

281:                                              ; preds = %288
  %282 = load ptr, ptr %7, align 8, !tbaa !29
  call void @twalk(ptr noundef %282, ptr noundef nonnull @visit) #22
  %283 = load i32, ptr @steps, align 4, !tbaa !5
  %284 = load i32, ptr @deepest, align 4, !tbaa !5
  %285 = icmp slt i32 %284, 30
  %286 = zext i1 %285 to i32
  %287 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.50, i32 noundef %283, i32 noundef %286)
  br label %295

288:                                              ; preds = %288, %209
  %289 = phi i64 [ 0, %209 ], [ %293, %288 ]
  %290 = getelementptr inbounds nuw i32, ptr @keys, i64 %289
  %291 = trunc nuw nsw i64 %289 to i32
  store i32 %291, ptr %290, align 4, !tbaa !5
  %292 = call ptr @tsearch(ptr noundef nonnull %290, ptr noundef nonnull %7, ptr noundef nonnull @compare) #22
  %293 = add nuw nsw i64 %289, 1
  %294 = icmp eq i64 %293, 20000
  br i1 %294, label %281, label %288, !llvm.loop !30

295:                                              ; preds = %295, %281
  %296 = phi i64 [ 0, %281 ], [ %303, %295 ]
  %297 = phi i32 [ 0, %281 ], [ %302, %295 ]
  %298 = getelementptr inbounds nuw i32, ptr @keys, i64 %296
  %299 = call ptr @tdelete(ptr noundef nonnull %298, ptr noundef nonnull %7, ptr noundef nonnull @compare) #22
  %300 = icmp ne ptr %299, null
  %301 = zext i1 %300 to i32
  %302 = add nuw nsw i32 %297, %301
  %303 = add nuw nsw i64 %296, 3
  %304 = icmp samesign ult i64 %296, 19997
  br i1 %304, label %295, label %305, !llvm.loop !31

305:                                              ; preds = %295, %305
  %306 = phi i64 [ %313, %305 ], [ 0, %295 ]
  %307 = phi i32 [ %312, %305 ], [ 0, %295 ]
  %308 = getelementptr inbounds nuw i32, ptr @keys, i64 %306
  %309 = call ptr @tfind(ptr noundef nonnull %308, ptr noundef nonnull %7, ptr noundef nonnull @compare) #22
  %310 = icmp ne ptr %309, null
  %311 = zext i1 %310 to i32
  %312 = add nuw nsw i32 %307, %311
  %313 = add nuw nsw i64 %306, 1
  %314 = icmp eq i64 %313, 20000
  br i1 %314, label %315, label %305, !llvm.loop !32

315:                                              ; preds = %305
  %316 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.51, i32 noundef %302, i32 noundef %312)
  %317 = load ptr, ptr %7, align 8, !tbaa !29
  call void @tdestroy(ptr noundef %317, ptr noundef nonnull @nothing) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  br label %318

318:                                              ; preds = %329, %315
  %319 = phi i32 [ 0, %315 ], [ %330, %329 ]
  %320 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 32, ptr noundef nonnull @.str.53, i32 noundef %319) #22
  %321 = mul nuw nsw i32 %319, %319
  %322 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 32, ptr noundef nonnull @.str.54, i32 noundef %321) #22
  %323 = and i32 %319, 1
  %324 = call i32 @setenv(ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %323) #22
  %325 = urem i32 %319, 7
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %327, label %329

327:                                              ; preds = %318
  %328 = call i32 @unsetenv(ptr noundef nonnull %5) #22
  br label %329

329:                                              ; preds = %327, %318
  %330 = add nuw nsw i32 %319, 1
  %331 = icmp eq i32 %330, 5000
  br i1 %331, label %332, label %318, !llvm.loop !33

332:                                              ; preds = %329
  %333 = call ptr @getenv(ptr noundef nonnull @.str.56) #22
  %334 = call ptr @getenv(ptr noundef nonnull @.str.57) #22
  %335 = icmp eq ptr %334, null
  %336 = zext i1 %335 to i32
  %337 = call ptr @getenv(ptr noundef nonnull @.str.58) #22
  %338 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.55, ptr noundef %333, i32 noundef %336, ptr noundef %337)
  %339 = call i32 @setenv(ptr noundef nonnull @.str.58, ptr noundef nonnull @.str.59, i32 noundef 0) #22
  %340 = call ptr @getenv(ptr noundef nonnull @.str.58) #22
  %341 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.60, ptr noundef %340)
  %342 = call i32 @setenv(ptr noundef nonnull @.str.58, ptr noundef nonnull @.str.59, i32 noundef 1) #22
  %343 = call ptr @getenv(ptr noundef nonnull @.str.58) #22
  %344 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef %343)
  %345 = call i32 @clearenv() #22
  %346 = call ptr @getenv(ptr noundef nonnull @.str.58) #22
  %347 = icmp eq ptr %346, null
  %348 = zext i1 %347 to i32
  %349 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.42, i32 noundef %348)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %350 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 7, ptr %350, align 8
  %351 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 29, ptr %351, align 4
  %352 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 1, ptr %352, align 8
  %353 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 124, ptr %353, align 4
  %354 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 4, ptr %354, align 8
  %355 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 59, ptr %355, align 4
  %356 = call i64 @wcsftime(ptr noundef nonnull %1, i64 noundef 64, ptr noundef nonnull @.str.62, ptr noundef nonnull %4) #22
  %357 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.61, i64 noundef %356)
  %358 = call i32 @wcscmp(ptr noundef nonnull %1, ptr noundef nonnull @.str.64) #24
  %359 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %360 = load i32, ptr %359, align 16, !tbaa !5
  %361 = call i64 @wcsftime(ptr noundef nonnull %1, i64 noundef 10, ptr noundef nonnull @.str.65, ptr noundef nonnull %4) #22
  %362 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.63, i32 noundef %358, i32 noundef %360, i64 noundef %361)
  %363 = call noalias ptr @open_wmemstream(ptr noundef nonnull %2, ptr noundef nonnull %3) #22
  %364 = call i32 @fputws(ptr noundef nonnull @.str.66, ptr noundef %363) #22
  %365 = call i32 (ptr, ptr, ...) @fwprintf(ptr noundef %363, ptr noundef nonnull @.str.67, i32 noundef 42) #22
  %366 = call i32 @fflush(ptr noundef %363)
  %367 = load i64, ptr %3, align 8, !tbaa !28
  %368 = load ptr, ptr %2, align 8, !tbaa !34
  %369 = call i32 @wcscmp(ptr noundef %368, ptr noundef nonnull @.str.69) #24
  %370 = call i32 @fwide(ptr noundef %363, i32 noundef 0) #22
  %371 = icmp sgt i32 %370, 0
  %372 = zext i1 %371 to i32
  %373 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.68, i64 noundef %367, i32 noundef %369, i32 noundef %372)
  br label %374

374:                                              ; preds = %374, %332
  %375 = phi i32 [ 0, %332 ], [ %379, %374 ]
  %376 = urem i32 %375, 26
  %377 = add nuw nsw i32 %376, 97
  %378 = call i32 @fputwc(i32 noundef %377, ptr noundef %363) #22
  %379 = add nuw nsw i32 %375, 1
  %380 = icmp eq i32 %379, 1000
  br i1 %380, label %381, label %374, !llvm.loop !36

381:                                              ; preds = %374
  %382 = call i32 @fclose(ptr noundef %363)
  %383 = load i64, ptr %3, align 8, !tbaa !28
  %384 = load ptr, ptr %2, align 8, !tbaa !34
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 28
  %386 = load i32, ptr %385, align 4, !tbaa !5
  %387 = getelementptr inbounds nuw i8, ptr %384, i64 4024
  %388 = load i32, ptr %387, align 4, !tbaa !5
  %389 = getelementptr inbounds nuw i8, ptr %384, i64 4028
  %390 = load i32, ptr %389, align 4, !tbaa !5
  %391 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.70, i64 noundef %383, i32 noundef %386, i32 noundef %388, i32 noundef %390)
  %392 = load ptr, ptr %2, align 8, !tbaa !34
  call void @free(ptr noundef %392) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(399982) getelementptr inbounds nuw (i8, ptr @digits.text, i64 17), i8 48, i64 399982, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(17) @digits.text, ptr noundef nonnull align 1 dereferenceable(17) @.str.71, i64 17, i1 false)
  %393 = call double @strtod(ptr noundef nonnull captures(none) @digits.text, ptr noundef null) #22
  %394 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.72, double noundef %393)
  store i8 49, ptr getelementptr inbounds nuw (i8, ptr @digits.text, i64 399998), align 2, !tbaa !9
  %395 = call double @strtod(ptr noundef nonnull captures(none) @digits.text, ptr noundef null) #22
  %396 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.73, double noundef %395)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(399999) @digits.text, i8 49, i64 399999, i1 false)
  store i16 11824, ptr @digits.text, align 16
  %397 = call double @strtod(ptr noundef nonnull captures(none) @digits.text, ptr noundef null) #22
  %398 = call x86_fp80 @strtold(ptr noundef nonnull captures(none) @digits.text, ptr noundef null) #22
  %399 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.75, double noundef %397, x86_fp80 noundef %398)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree
declare noundef i32 @open(ptr noundef readonly captures(none), i32 noundef, ...) local_unnamed_addr #2

declare i32 @close(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @mkdir(ptr noundef readonly captures(none), i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare ptr @strerror(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @mkdirat(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @fstatat(i32 noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

declare i32 @openat(i32 noundef, ptr noundef, i32 noundef, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noalias noundef ptr @opendir(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc void @names(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca [16 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  br label %3

3:                                                ; preds = %1, %15
  %4 = phi i64 [ 0, %1 ], [ %18, %15 ]
  %5 = tail call ptr @readdir(ptr noundef %0) #22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = trunc nuw nsw i64 %4 to i32
  br label %9

9:                                                ; preds = %15, %7
  %10 = phi i32 [ %8, %7 ], [ 16, %15 ]
  %11 = zext nneg i32 %10 to i64
  call void @qsort(ptr noundef nonnull %2, i64 noundef %11, i64 noundef 8, ptr noundef nonnull @by_name) #22
  %12 = icmp eq i32 %10, 0
  br i1 %12, label %21, label %13

13:                                               ; preds = %9
  %14 = zext i32 %10 to i64
  br label %23

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 19
  %17 = tail call noalias ptr @strdup(ptr noundef nonnull %16) #22
  %18 = add nuw nsw i64 %4, 1
  %19 = getelementptr inbounds nuw ptr, ptr %2, i64 %4
  store ptr %17, ptr %19, align 8, !tbaa !37
  %20 = icmp eq i64 %18, 16
  br i1 %20, label %9, label %3, !llvm.loop !39

21:                                               ; preds = %23, %9
  %22 = call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret void

23:                                               ; preds = %13, %23
  %24 = phi i64 [ 0, %13 ], [ %29, %23 ]
  %25 = getelementptr inbounds nuw ptr, ptr %2, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !37
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, ptr noundef %26)
  %28 = load ptr, ptr %25, align 8, !tbaa !37
  call void @free(ptr noundef %28) #22
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %21, label %23, !llvm.loop !40
}

; Function Attrs: nounwind
declare void @rewinddir(ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @fstat(i32 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @dirfd(ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @closedir(ptr noundef captures(none)) local_unnamed_addr #4

declare noalias ptr @fdopendir(i32 noundef) local_unnamed_addr #3

declare i32 @scandir(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @wanted(ptr noundef readonly captures(none) %0) #7 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 19
  %3 = load i8, ptr %2, align 1, !tbaa !9
  %4 = icmp eq i8 %3, 46
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %2, ptr noundef nonnull dereferenceable(2) @.str.6) #24
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i32
  br label %9

9:                                                ; preds = %5, %1
  %10 = phi i32 [ 0, %1 ], [ %8, %5 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @alphasort(ptr noundef, ptr noundef) #8

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: nofree
declare noundef i64 @write(i32 noundef, ptr noundef readonly captures(none), i64 noundef) local_unnamed_addr #2

declare ptr @readdir(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #10

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @by_name(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #11 {
  %3 = load ptr, ptr %0, align 8, !tbaa !37
  %4 = load ptr, ptr %1, align 8, !tbaa !37
  %5 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %3, ptr noundef nonnull dereferenceable(1) %4) #24
  ret i32 %5
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #12

; Function Attrs: nounwind
declare i32 @fchmod(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @chmod(ptr noundef readonly captures(none), i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @fchmodat(i32 noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @stat(ptr noundef readonly captures(none), ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: nounwind
declare i64 @sendfile(i32 noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree
declare noundef i64 @pread(i32 noundef, ptr noundef captures(none), i64 noundef, i64 noundef) local_unnamed_addr #2

declare i64 @copy_file_range(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @dup(i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @dup2(i32 noundef, i32 noundef) local_unnamed_addr #5

declare i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @unlinkat(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @unlink(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @rmdir(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @renameat(i32 noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @faccessat(i32 noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

declare ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #14 {
  %3 = load i32, ptr %0, align 4, !tbaa !5
  %4 = load i32, ptr %1, align 4, !tbaa !5
  %5 = tail call i32 @llvm.scmp.i32.i32(i32 %3, i32 %4)
  ret i32 %5
}

declare void @twalk(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind uwtable
define internal void @visit(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) #15 {
  %4 = and i32 %1, -3
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %19

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !34
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = load i32, ptr @order, align 4, !tbaa !5
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.52)
  br label %13

13:                                               ; preds = %11, %6
  store i32 %8, ptr @order, align 4, !tbaa !5
  %14 = load i32, ptr @steps, align 4, !tbaa !5
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr @steps, align 4, !tbaa !5
  %16 = load i32, ptr @deepest, align 4, !tbaa !5
  %17 = icmp sgt i32 %2, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %13
  store i32 %2, ptr @deepest, align 4, !tbaa !5
  br label %19

19:                                               ; preds = %13, %18, %3
  ret void
}

declare ptr @tdelete(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

declare ptr @tfind(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

declare void @tdestroy(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @nothing(ptr readnone captures(none) %0) #16 {
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @unsetenv(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #17

; Function Attrs: nounwind
declare i32 @clearenv() local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @wcsftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @wcscmp(ptr noundef, ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare noalias ptr @open_wmemstream(ptr noundef, ptr noundef) local_unnamed_addr #5

declare i32 @fputws(ptr noundef, ptr noundef) local_unnamed_addr #3

declare i32 @fwprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @fflush(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @fwide(ptr noundef, i32 noundef) local_unnamed_addr #5

declare i32 @fputwc(i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #18

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare double @strtod(ptr noundef readonly, ptr noundef captures(none)) local_unnamed_addr #19

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare x86_fp80 @strtold(ptr noundef readonly, ptr noundef captures(none)) local_unnamed_addr #19

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #21

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #19 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { nofree nounwind }
attributes #21 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nounwind }
attributes #23 = { nounwind willreturn memory(none) }
attributes #24 = { nounwind willreturn memory(read) }

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
!10 = !{!11, !6, i64 24}
!11 = !{!"stat", !12, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !13, i64 72, !13, i64 88, !13, i64 104, !7, i64 120}
!12 = !{!"long", !7, i64 0}
!13 = !{!"timespec", !12, i64 0, !12, i64 8}
!14 = !{!11, !12, i64 48}
!15 = !{!16, !7, i64 18}
!16 = !{!"dirent", !12, i64 0, !12, i64 8, !17, i64 16, !7, i64 18, !7, i64 19}
!17 = !{!"short", !7, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!22, !22, i64 0}
!22 = !{!"p2 _ZTS6dirent", !23, i64 0}
!23 = !{!"any p2 pointer", !24, i64 0}
!24 = !{!"any pointer", !7, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 _ZTS6dirent", !24, i64 0}
!27 = distinct !{!27, !19, !20}
!28 = !{!12, !12, i64 0}
!29 = !{!24, !24, i64 0}
!30 = distinct !{!30, !19, !20}
!31 = distinct !{!31, !19, !20}
!32 = distinct !{!32, !19, !20}
!33 = distinct !{!33, !19, !20}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 int", !24, i64 0}
!36 = distinct !{!36, !19, !20}
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 omnipotent char", !24, i64 0}
!39 = distinct !{!39, !19, !20}
!40 = distinct !{!40, !19, !20}
