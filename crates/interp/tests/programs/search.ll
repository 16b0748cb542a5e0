; ModuleID = 'crates/interp/tests/programs/search.c'
source_filename = "crates/interp/tests/programs/search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.element = type { ptr, ptr, i32 }

@.str = private unnamed_addr constant [25 x i8] c"2024-02-29 13:45:07 tail\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"%Y-%m-%d %H:%M:%S\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"29 Feb 24, 1:02 PM\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"%d %b %y, %I:%M %p\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"Wednesday  3 march 1999\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"%A %e %B %Y\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"12/31/69\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"%D\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"2001-060\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"%Y-%j\00", align 1
@.str.10 = private unnamed_addr constant [25 x i8] c"Thu Jan  1 00:00:59 1970\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.12 = private unnamed_addr constant [25 x i8] c"1999-12-31T23:59:60+0530\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"%FT%T%z\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"12:30 am\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"%I:%M %p\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"25:00\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"2024x\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"%Y-%m\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"86400\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"19 85\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"%C %y\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"100%\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"%H%M%%\00", align 1
@trees.keys = internal global [100 x i32] zeroinitializer, align 16
@.str.26 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"no %d\0A\00", align 1
@.str.29 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@visited.0 = internal unnamed_addr global i32 0, align 4
@visited.1 = internal unnamed_addr global i32 0, align 4
@visited.2 = internal unnamed_addr global i32 0, align 4
@deepest = internal unnamed_addr global i32 0, align 4
@destroyed = internal unnamed_addr global i32 0, align 4
@last = internal unnamed_addr global i32 0, align 4
@.str.30 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.31 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c"four\00", align 1
@__const.tables.words.rel = private unnamed_addr constant [4 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.30 to i64), i64 ptrtoint (ptr @__const.tables.words.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.31 to i64), i64 ptrtoint (ptr @__const.tables.words.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.32 to i64), i64 ptrtoint (ptr @__const.tables.words.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.33 to i64), i64 ptrtoint (ptr @__const.tables.words.rel to i64)) to i32)], align 4
@.str.34 = private unnamed_addr constant [7 x i8] c"%s %ld\00", align 1
@.str.35 = private unnamed_addr constant [9 x i8] c" %ld %d\0A\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c"five\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"%d %zu %d\0A\00", align 1
@__const.tables.a = private unnamed_addr constant { ptr, ptr, i32, [4 x i8] } { ptr null, ptr null, i32 1, [4 x i8] zeroinitializer }, align 8
@__const.tables.b = private unnamed_addr constant { ptr, ptr, i32, [4 x i8] } { ptr null, ptr null, i32 2, [4 x i8] zeroinitializer }, align 8
@__const.tables.c = private unnamed_addr constant { ptr, ptr, i32, [4 x i8] } { ptr null, ptr null, i32 3, [4 x i8] zeroinitializer }, align 8
@.str.38 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"%s: no\0A\00", align 1
@.str.40 = private unnamed_addr constant [57 x i8] c"%s: %d-%d-%d %d:%d:%d wday %d yday %d off %ld rest [%s]\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.tm, align 8
  %2 = alloca %struct.tm, align 8
  %3 = alloca %struct.tm, align 8
  %4 = alloca %struct.tm, align 8
  %5 = alloca %struct.tm, align 8
  %6 = alloca %struct.tm, align 8
  %7 = alloca %struct.tm, align 8
  %8 = alloca %struct.tm, align 8
  %9 = alloca %struct.tm, align 8
  %10 = alloca %struct.tm, align 8
  %11 = alloca %struct.tm, align 8
  %12 = alloca %struct.tm, align 8
  %13 = alloca %struct.tm, align 8
  %14 = alloca [10 x i32], align 16
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.element, align 8
  %19 = alloca %struct.element, align 8
  %20 = alloca %struct.element, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #10
  store ptr null, ptr %21, align 8, !tbaa !9
  br label %35

24:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #10
  store i32 50, ptr %22, align 4, !tbaa !5
  %25 = call ptr @tsearch(ptr noundef nonnull %22, ptr noundef nonnull %21, ptr noundef nonnull @compare) #10
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = icmp ne ptr %26, %22
  %29 = zext i1 %28 to i32
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, i32 noundef %27, i32 noundef %29)
  store i32 1000, ptr %22, align 4, !tbaa !5
  %31 = call ptr @tfind(ptr noundef nonnull %22, ptr noundef nonnull %21, ptr noundef nonnull @compare) #10
  %32 = icmp eq ptr %31, null
  %33 = zext i1 %32 to i32
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, i32 noundef %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #10
  store i32 1, ptr %23, align 4, !tbaa !5
  br label %45

35:                                               ; preds = %35, %0
  %36 = phi i64 [ 0, %0 ], [ %43, %35 ]
  %37 = trunc i64 %36 to i32
  %38 = mul i32 %37, 37
  %39 = urem i32 %38, 100
  %40 = add nuw nsw i32 %39, 1
  %41 = getelementptr inbounds nuw i32, ptr @trees.keys, i64 %36
  store i32 %40, ptr %41, align 4, !tbaa !5
  %42 = call ptr @tsearch(ptr noundef nonnull %41, ptr noundef nonnull %21, ptr noundef nonnull @compare) #10
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, 100
  br i1 %44, label %24, label %35, !llvm.loop !13

45:                                               ; preds = %51, %24
  %46 = call ptr @tdelete(ptr noundef nonnull %23, ptr noundef nonnull %21, ptr noundef nonnull @compare) #10
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %51

48:                                               ; preds = %45
  %49 = load i32, ptr %23, align 4, !tbaa !5
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, i32 noundef %49)
  br label %51

51:                                               ; preds = %48, %45
  %52 = load i32, ptr %23, align 4, !tbaa !5
  %53 = add nsw i32 %52, 2
  store i32 %53, ptr %23, align 4, !tbaa !5
  %54 = icmp slt i32 %52, 99
  br i1 %54, label %45, label %55, !llvm.loop !16

55:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #10
  store i32 3, ptr %22, align 4, !tbaa !5
  %56 = call ptr @tdelete(ptr noundef nonnull %22, ptr noundef nonnull %21, ptr noundef nonnull @compare) #10
  %57 = icmp eq ptr %56, null
  %58 = zext i1 %57 to i32
  %59 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, i32 noundef %58)
  %60 = load ptr, ptr %21, align 8, !tbaa !9
  call void @twalk(ptr noundef %60, ptr noundef nonnull @visit) #10
  %61 = load i32, ptr @visited.0, align 4, !tbaa !5
  %62 = load i32, ptr @visited.1, align 4, !tbaa !5
  %63 = icmp sgt i32 %62, 0
  %64 = load i32, ptr @visited.2, align 4
  %65 = add nsw i32 %64, %62
  %66 = icmp eq i32 %65, 50
  %67 = select i1 %63, i1 %66, i1 false
  %68 = zext i1 %67 to i32
  %69 = load i32, ptr @deepest, align 4, !tbaa !5
  %70 = add i32 %69, -5
  %71 = icmp ult i32 %70, 15
  %72 = zext i1 %71 to i32
  %73 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, i32 noundef %61, i32 noundef %68, i32 noundef %72)
  %74 = load ptr, ptr %21, align 8, !tbaa !9
  call void @tdestroy(ptr noundef %74, ptr noundef nonnull @destroy) #10
  %75 = load i32, ptr @destroyed, align 4, !tbaa !5
  %76 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, i32 noundef %75)
  store ptr null, ptr %21, align 8, !tbaa !9
  %77 = call ptr @tsearch(ptr noundef nonnull @trees.keys, ptr noundef nonnull %21, ptr noundef nonnull @compare) #10
  %78 = call ptr @tdelete(ptr noundef nonnull @trees.keys, ptr noundef nonnull %21, ptr noundef nonnull @compare) #10
  %79 = load ptr, ptr %21, align 8, !tbaa !9
  %80 = icmp eq ptr %79, null
  %81 = zext i1 %80 to i32
  %82 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, i32 noundef %81)
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %83 = call i32 @hcreate(i64 noundef 4) #10
  br label %121

84:                                               ; preds = %121
  %85 = call ptr @hsearch(ptr nonnull @.str.32, ptr null, i32 noundef 0) #10
  %86 = load ptr, ptr %85, align 8, !tbaa !17
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load ptr, ptr %87, align 8, !tbaa !20
  %89 = ptrtoint ptr %88 to i64
  %90 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.34, ptr noundef %86, i64 noundef %89)
  store ptr inttoptr (i64 30 to ptr), ptr %87, align 8, !tbaa !20
  %91 = call ptr @hsearch(ptr nonnull @.str.32, ptr nonnull inttoptr (i64 9 to ptr), i32 noundef 1) #10
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !20
  %94 = ptrtoint ptr %93 to i64
  %95 = call ptr @hsearch(ptr nonnull @.str.36, ptr null, i32 noundef 0) #10
  %96 = icmp eq ptr %95, null
  %97 = zext i1 %96 to i32
  %98 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.35, i64 noundef %94, i32 noundef %97)
  call void @hdestroy() #10
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %14, i8 0, i64 40, i1 false)
  store i32 5, ptr %14, align 16
  %99 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 3, ptr %99, align 4
  %100 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 9, ptr %100, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #10
  store i64 3, ptr %15, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #10
  store i32 7, ptr %16, align 4, !tbaa !5
  %101 = call ptr @lsearch(ptr noundef nonnull %16, ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 4, ptr noundef nonnull @compare) #10
  %102 = ptrtoint ptr %101 to i64
  %103 = ptrtoint ptr %14 to i64
  %104 = sub i64 %102, %103
  %105 = lshr exact i64 %104, 2
  %106 = trunc i64 %105 to i32
  %107 = load i64, ptr %15, align 8, !tbaa !21
  %108 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.37, i32 noundef %106, i64 noundef %107, i32 noundef %109)
  %111 = call ptr @lsearch(ptr noundef nonnull %16, ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 4, ptr noundef nonnull @compare) #10
  %112 = ptrtoint ptr %111 to i64
  %113 = sub i64 %112, %103
  %114 = lshr exact i64 %113, 2
  %115 = trunc i64 %114 to i32
  %116 = load i64, ptr %15, align 8, !tbaa !21
  store i32 8, ptr %17, align 4, !tbaa !5
  %117 = call ptr @lfind(ptr noundef nonnull %17, ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 4, ptr noundef nonnull @compare) #10
  %118 = icmp eq ptr %117, null
  %119 = zext i1 %118 to i32
  %120 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.37, i32 noundef %115, i64 noundef %116, i32 noundef %119)
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, ptr noundef nonnull align 8 dereferenceable(24) @__const.tables.a, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %19, ptr noundef nonnull align 8 dereferenceable(24) @__const.tables.b, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %20, ptr noundef nonnull align 8 dereferenceable(24) @__const.tables.c, i64 24, i1 false)
  call void @insque(ptr noundef nonnull %18, ptr noundef null) #10
  call void @insque(ptr noundef nonnull %19, ptr noundef nonnull %18) #10
  call void @insque(ptr noundef nonnull %20, ptr noundef nonnull %18) #10
  br label %129

121:                                              ; preds = %121, %55
  %122 = phi i64 [ 0, %55 ], [ %125, %121 ]
  %123 = shl i64 %122, 2
  %124 = call ptr @llvm.load.relative.i64(ptr @__const.tables.words.rel, i64 %123)
  %125 = add nuw nsw i64 %122, 1
  %126 = inttoptr i64 %125 to ptr
  %127 = call ptr @hsearch(ptr %124, ptr nonnull %126, i32 noundef 1) #10
  %128 = icmp eq i64 %125, 4
  br i1 %128, label %84, label %121, !llvm.loop !23

129:                                              ; preds = %129, %84
  %130 = phi ptr [ %18, %84 ], [ %134, %129 ]
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load i32, ptr %131, align 8, !tbaa !24
  %133 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.38, i32 noundef %132)
  %134 = load ptr, ptr %130, align 8, !tbaa !27
  %135 = icmp eq ptr %134, null
  br i1 %135, label %136, label %129, !llvm.loop !28

136:                                              ; preds = %129
  call void @remque(ptr noundef nonnull %20) #10
  %137 = load ptr, ptr %18, align 8, !tbaa !27
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %139 = load i32, ptr %138, align 8, !tbaa !24
  %140 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !29
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %143 = load i32, ptr %142, align 8, !tbaa !24
  %144 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, i32 noundef %139, i32 noundef %143)
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %145 = call ptr @strptime(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef nonnull %13) #10
  %146 = icmp eq ptr %145, null
  br i1 %146, label %147, label %149

147:                                              ; preds = %136
  %148 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.1)
  br label %168

149:                                              ; preds = %136
  %150 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %151 = load i32, ptr %150, align 4, !tbaa !30
  %152 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %153 = load i32, ptr %152, align 8, !tbaa !32
  %154 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %155 = load i32, ptr %154, align 4, !tbaa !33
  %156 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %157 = load i32, ptr %156, align 8, !tbaa !34
  %158 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %159 = load i32, ptr %158, align 4, !tbaa !35
  %160 = load i32, ptr %13, align 8, !tbaa !36
  %161 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %162 = load i32, ptr %161, align 8, !tbaa !37
  %163 = getelementptr inbounds nuw i8, ptr %13, i64 28
  %164 = load i32, ptr %163, align 4, !tbaa !38
  %165 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %166 = load i64, ptr %165, align 8, !tbaa !39
  %167 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.1, i32 noundef %151, i32 noundef %153, i32 noundef %155, i32 noundef %157, i32 noundef %159, i32 noundef %160, i32 noundef %162, i32 noundef %164, i64 noundef %166, ptr noundef nonnull %145)
  br label %168

168:                                              ; preds = %147, %149
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %169 = call ptr @strptime(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3, ptr noundef nonnull %12) #10
  %170 = icmp eq ptr %169, null
  br i1 %170, label %171, label %173

171:                                              ; preds = %168
  %172 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.3)
  br label %192

173:                                              ; preds = %168
  %174 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %175 = load i32, ptr %174, align 4, !tbaa !30
  %176 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %177 = load i32, ptr %176, align 8, !tbaa !32
  %178 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %179 = load i32, ptr %178, align 4, !tbaa !33
  %180 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %181 = load i32, ptr %180, align 8, !tbaa !34
  %182 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %183 = load i32, ptr %182, align 4, !tbaa !35
  %184 = load i32, ptr %12, align 8, !tbaa !36
  %185 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %186 = load i32, ptr %185, align 8, !tbaa !37
  %187 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %188 = load i32, ptr %187, align 4, !tbaa !38
  %189 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %190 = load i64, ptr %189, align 8, !tbaa !39
  %191 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.3, i32 noundef %175, i32 noundef %177, i32 noundef %179, i32 noundef %181, i32 noundef %183, i32 noundef %184, i32 noundef %186, i32 noundef %188, i64 noundef %190, ptr noundef nonnull %169)
  br label %192

192:                                              ; preds = %171, %173
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  %193 = call ptr @strptime(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.5, ptr noundef nonnull %11) #10
  %194 = icmp eq ptr %193, null
  br i1 %194, label %195, label %197

195:                                              ; preds = %192
  %196 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.5)
  br label %216

197:                                              ; preds = %192
  %198 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %199 = load i32, ptr %198, align 4, !tbaa !30
  %200 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %201 = load i32, ptr %200, align 8, !tbaa !32
  %202 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %203 = load i32, ptr %202, align 4, !tbaa !33
  %204 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %205 = load i32, ptr %204, align 8, !tbaa !34
  %206 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %207 = load i32, ptr %206, align 4, !tbaa !35
  %208 = load i32, ptr %11, align 8, !tbaa !36
  %209 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %210 = load i32, ptr %209, align 8, !tbaa !37
  %211 = getelementptr inbounds nuw i8, ptr %11, i64 28
  %212 = load i32, ptr %211, align 4, !tbaa !38
  %213 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %214 = load i64, ptr %213, align 8, !tbaa !39
  %215 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.5, i32 noundef %199, i32 noundef %201, i32 noundef %203, i32 noundef %205, i32 noundef %207, i32 noundef %208, i32 noundef %210, i32 noundef %212, i64 noundef %214, ptr noundef nonnull %193)
  br label %216

216:                                              ; preds = %195, %197
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %217 = call ptr @strptime(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.7, ptr noundef nonnull %10) #10
  %218 = icmp eq ptr %217, null
  br i1 %218, label %219, label %221

219:                                              ; preds = %216
  %220 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.7)
  br label %240

221:                                              ; preds = %216
  %222 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %223 = load i32, ptr %222, align 4, !tbaa !30
  %224 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %225 = load i32, ptr %224, align 8, !tbaa !32
  %226 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %227 = load i32, ptr %226, align 4, !tbaa !33
  %228 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %229 = load i32, ptr %228, align 8, !tbaa !34
  %230 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %231 = load i32, ptr %230, align 4, !tbaa !35
  %232 = load i32, ptr %10, align 8, !tbaa !36
  %233 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %234 = load i32, ptr %233, align 8, !tbaa !37
  %235 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %236 = load i32, ptr %235, align 4, !tbaa !38
  %237 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %238 = load i64, ptr %237, align 8, !tbaa !39
  %239 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.7, i32 noundef %223, i32 noundef %225, i32 noundef %227, i32 noundef %229, i32 noundef %231, i32 noundef %232, i32 noundef %234, i32 noundef %236, i64 noundef %238, ptr noundef nonnull %217)
  br label %240

240:                                              ; preds = %219, %221
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %241 = call ptr @strptime(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.9, ptr noundef nonnull %9) #10
  %242 = icmp eq ptr %241, null
  br i1 %242, label %243, label %245

243:                                              ; preds = %240
  %244 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.9)
  br label %264

245:                                              ; preds = %240
  %246 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %247 = load i32, ptr %246, align 4, !tbaa !30
  %248 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %249 = load i32, ptr %248, align 8, !tbaa !32
  %250 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %251 = load i32, ptr %250, align 4, !tbaa !33
  %252 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %253 = load i32, ptr %252, align 8, !tbaa !34
  %254 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %255 = load i32, ptr %254, align 4, !tbaa !35
  %256 = load i32, ptr %9, align 8, !tbaa !36
  %257 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %258 = load i32, ptr %257, align 8, !tbaa !37
  %259 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %260 = load i32, ptr %259, align 4, !tbaa !38
  %261 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %262 = load i64, ptr %261, align 8, !tbaa !39
  %263 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.9, i32 noundef %247, i32 noundef %249, i32 noundef %251, i32 noundef %253, i32 noundef %255, i32 noundef %256, i32 noundef %258, i32 noundef %260, i64 noundef %262, ptr noundef nonnull %241)
  br label %264

264:                                              ; preds = %243, %245
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %265 = call ptr @strptime(ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.11, ptr noundef nonnull %8) #10
  %266 = icmp eq ptr %265, null
  br i1 %266, label %267, label %269

267:                                              ; preds = %264
  %268 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.11)
  br label %288

269:                                              ; preds = %264
  %270 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %271 = load i32, ptr %270, align 4, !tbaa !30
  %272 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %273 = load i32, ptr %272, align 8, !tbaa !32
  %274 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %275 = load i32, ptr %274, align 4, !tbaa !33
  %276 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %277 = load i32, ptr %276, align 8, !tbaa !34
  %278 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %279 = load i32, ptr %278, align 4, !tbaa !35
  %280 = load i32, ptr %8, align 8, !tbaa !36
  %281 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %282 = load i32, ptr %281, align 8, !tbaa !37
  %283 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %284 = load i32, ptr %283, align 4, !tbaa !38
  %285 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %286 = load i64, ptr %285, align 8, !tbaa !39
  %287 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.11, i32 noundef %271, i32 noundef %273, i32 noundef %275, i32 noundef %277, i32 noundef %279, i32 noundef %280, i32 noundef %282, i32 noundef %284, i64 noundef %286, ptr noundef nonnull %265)
  br label %288

288:                                              ; preds = %267, %269
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %289 = call ptr @strptime(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.13, ptr noundef nonnull %7) #10
  %290 = icmp eq ptr %289, null
  br i1 %290, label %291, label %293

291:                                              ; preds = %288
  %292 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.13)
  br label %312

293:                                              ; preds = %288
  %294 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %295 = load i32, ptr %294, align 4, !tbaa !30
  %296 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %297 = load i32, ptr %296, align 8, !tbaa !32
  %298 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %299 = load i32, ptr %298, align 4, !tbaa !33
  %300 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %301 = load i32, ptr %300, align 8, !tbaa !34
  %302 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %303 = load i32, ptr %302, align 4, !tbaa !35
  %304 = load i32, ptr %7, align 8, !tbaa !36
  %305 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %306 = load i32, ptr %305, align 8, !tbaa !37
  %307 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %308 = load i32, ptr %307, align 4, !tbaa !38
  %309 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %310 = load i64, ptr %309, align 8, !tbaa !39
  %311 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.13, i32 noundef %295, i32 noundef %297, i32 noundef %299, i32 noundef %301, i32 noundef %303, i32 noundef %304, i32 noundef %306, i32 noundef %308, i64 noundef %310, ptr noundef nonnull %289)
  br label %312

312:                                              ; preds = %291, %293
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %313 = call ptr @strptime(ptr noundef nonnull @.str.14, ptr noundef nonnull @.str.15, ptr noundef nonnull %6) #10
  %314 = icmp eq ptr %313, null
  br i1 %314, label %315, label %317

315:                                              ; preds = %312
  %316 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.15)
  br label %336

317:                                              ; preds = %312
  %318 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %319 = load i32, ptr %318, align 4, !tbaa !30
  %320 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %321 = load i32, ptr %320, align 8, !tbaa !32
  %322 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %323 = load i32, ptr %322, align 4, !tbaa !33
  %324 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %325 = load i32, ptr %324, align 8, !tbaa !34
  %326 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %327 = load i32, ptr %326, align 4, !tbaa !35
  %328 = load i32, ptr %6, align 8, !tbaa !36
  %329 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %330 = load i32, ptr %329, align 8, !tbaa !37
  %331 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %332 = load i32, ptr %331, align 4, !tbaa !38
  %333 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %334 = load i64, ptr %333, align 8, !tbaa !39
  %335 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.15, i32 noundef %319, i32 noundef %321, i32 noundef %323, i32 noundef %325, i32 noundef %327, i32 noundef %328, i32 noundef %330, i32 noundef %332, i64 noundef %334, ptr noundef nonnull %313)
  br label %336

336:                                              ; preds = %315, %317
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %337 = call ptr @strptime(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.17, ptr noundef nonnull %5) #10
  %338 = icmp eq ptr %337, null
  br i1 %338, label %339, label %341

339:                                              ; preds = %336
  %340 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.17)
  br label %360

341:                                              ; preds = %336
  %342 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %343 = load i32, ptr %342, align 4, !tbaa !30
  %344 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %345 = load i32, ptr %344, align 8, !tbaa !32
  %346 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %347 = load i32, ptr %346, align 4, !tbaa !33
  %348 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %349 = load i32, ptr %348, align 8, !tbaa !34
  %350 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %351 = load i32, ptr %350, align 4, !tbaa !35
  %352 = load i32, ptr %5, align 8, !tbaa !36
  %353 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %354 = load i32, ptr %353, align 8, !tbaa !37
  %355 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %356 = load i32, ptr %355, align 4, !tbaa !38
  %357 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %358 = load i64, ptr %357, align 8, !tbaa !39
  %359 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.17, i32 noundef %343, i32 noundef %345, i32 noundef %347, i32 noundef %349, i32 noundef %351, i32 noundef %352, i32 noundef %354, i32 noundef %356, i64 noundef %358, ptr noundef nonnull %337)
  br label %360

360:                                              ; preds = %339, %341
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %361 = call ptr @strptime(ptr noundef nonnull @.str.18, ptr noundef nonnull @.str.19, ptr noundef nonnull %4) #10
  %362 = icmp eq ptr %361, null
  br i1 %362, label %363, label %365

363:                                              ; preds = %360
  %364 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.19)
  br label %384

365:                                              ; preds = %360
  %366 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %367 = load i32, ptr %366, align 4, !tbaa !30
  %368 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %369 = load i32, ptr %368, align 8, !tbaa !32
  %370 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %371 = load i32, ptr %370, align 4, !tbaa !33
  %372 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %373 = load i32, ptr %372, align 8, !tbaa !34
  %374 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %375 = load i32, ptr %374, align 4, !tbaa !35
  %376 = load i32, ptr %4, align 8, !tbaa !36
  %377 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %378 = load i32, ptr %377, align 8, !tbaa !37
  %379 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %380 = load i32, ptr %379, align 4, !tbaa !38
  %381 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %382 = load i64, ptr %381, align 8, !tbaa !39
  %383 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.19, i32 noundef %367, i32 noundef %369, i32 noundef %371, i32 noundef %373, i32 noundef %375, i32 noundef %376, i32 noundef %378, i32 noundef %380, i64 noundef %382, ptr noundef nonnull %361)
  br label %384

384:                                              ; preds = %363, %365
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  %385 = call ptr @strptime(ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.21, ptr noundef nonnull %3) #10
  %386 = icmp eq ptr %385, null
  br i1 %386, label %387, label %389

387:                                              ; preds = %384
  %388 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.21)
  br label %408

389:                                              ; preds = %384
  %390 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %391 = load i32, ptr %390, align 4, !tbaa !30
  %392 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %393 = load i32, ptr %392, align 8, !tbaa !32
  %394 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %395 = load i32, ptr %394, align 4, !tbaa !33
  %396 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %397 = load i32, ptr %396, align 8, !tbaa !34
  %398 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %399 = load i32, ptr %398, align 4, !tbaa !35
  %400 = load i32, ptr %3, align 8, !tbaa !36
  %401 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %402 = load i32, ptr %401, align 8, !tbaa !37
  %403 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %404 = load i32, ptr %403, align 4, !tbaa !38
  %405 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %406 = load i64, ptr %405, align 8, !tbaa !39
  %407 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.21, i32 noundef %391, i32 noundef %393, i32 noundef %395, i32 noundef %397, i32 noundef %399, i32 noundef %400, i32 noundef %402, i32 noundef %404, i64 noundef %406, ptr noundef nonnull %385)
  br label %408

408:                                              ; preds = %387, %389
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %2, i8 0, i64 56, i1 false)
  %409 = call ptr @strptime(ptr noundef nonnull @.str.22, ptr noundef nonnull @.str.23, ptr noundef nonnull %2) #10
  %410 = icmp eq ptr %409, null
  br i1 %410, label %411, label %413

411:                                              ; preds = %408
  %412 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.23)
  br label %432

413:                                              ; preds = %408
  %414 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %415 = load i32, ptr %414, align 4, !tbaa !30
  %416 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %417 = load i32, ptr %416, align 8, !tbaa !32
  %418 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %419 = load i32, ptr %418, align 4, !tbaa !33
  %420 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %421 = load i32, ptr %420, align 8, !tbaa !34
  %422 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %423 = load i32, ptr %422, align 4, !tbaa !35
  %424 = load i32, ptr %2, align 8, !tbaa !36
  %425 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %426 = load i32, ptr %425, align 8, !tbaa !37
  %427 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %428 = load i32, ptr %427, align 4, !tbaa !38
  %429 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %430 = load i64, ptr %429, align 8, !tbaa !39
  %431 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.23, i32 noundef %415, i32 noundef %417, i32 noundef %419, i32 noundef %421, i32 noundef %423, i32 noundef %424, i32 noundef %426, i32 noundef %428, i64 noundef %430, ptr noundef nonnull %409)
  br label %432

432:                                              ; preds = %411, %413
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %1, i8 0, i64 56, i1 false)
  %433 = call ptr @strptime(ptr noundef nonnull @.str.24, ptr noundef nonnull @.str.25, ptr noundef nonnull %1) #10
  %434 = icmp eq ptr %433, null
  br i1 %434, label %435, label %437

435:                                              ; preds = %432
  %436 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, ptr noundef nonnull @.str.25)
  br label %456

437:                                              ; preds = %432
  %438 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %439 = load i32, ptr %438, align 4, !tbaa !30
  %440 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %441 = load i32, ptr %440, align 8, !tbaa !32
  %442 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %443 = load i32, ptr %442, align 4, !tbaa !33
  %444 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %445 = load i32, ptr %444, align 8, !tbaa !34
  %446 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %447 = load i32, ptr %446, align 4, !tbaa !35
  %448 = load i32, ptr %1, align 8, !tbaa !36
  %449 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %450 = load i32, ptr %449, align 8, !tbaa !37
  %451 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %452 = load i32, ptr %451, align 4, !tbaa !38
  %453 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %454 = load i64, ptr %453, align 8, !tbaa !39
  %455 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, ptr noundef nonnull @.str.25, i32 noundef %439, i32 noundef %441, i32 noundef %443, i32 noundef %445, i32 noundef %447, i32 noundef %448, i32 noundef %450, i32 noundef %452, i64 noundef %454, ptr noundef nonnull %433)
  br label %456

456:                                              ; preds = %435, %437
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !5
  %4 = load i32, ptr %1, align 4, !tbaa !5
  %5 = sub nsw i32 %3, %4
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare ptr @tfind(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare ptr @tdelete(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @twalk(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @visit(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = icmp eq i32 %1, 3
  switch i32 %1, label %13 [
    i32 3, label %5
    i32 1, label %5
  ]

5:                                                ; preds = %3, %3
  %6 = load ptr, ptr %0, align 8, !tbaa !11
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = load i32, ptr @last, align 4, !tbaa !5
  %9 = icmp sgt i32 %7, %8
  %10 = zext i1 %9 to i32
  %11 = load i32, ptr @visited.0, align 4, !tbaa !5
  %12 = add nsw i32 %11, %10
  store i32 %12, ptr @visited.0, align 4, !tbaa !5
  store i32 %7, ptr @last, align 4, !tbaa !5
  br label %13

13:                                               ; preds = %3, %5
  %14 = icmp eq i32 %1, 0
  %15 = zext i1 %14 to i32
  %16 = load i32, ptr @visited.1, align 4, !tbaa !5
  %17 = add nsw i32 %16, %15
  store i32 %17, ptr @visited.1, align 4, !tbaa !5
  %18 = zext i1 %4 to i32
  %19 = load i32, ptr @visited.2, align 4, !tbaa !5
  %20 = add nsw i32 %19, %18
  store i32 %20, ptr @visited.2, align 4, !tbaa !5
  %21 = load i32, ptr @deepest, align 4, !tbaa !5
  %22 = icmp sgt i32 %2, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %13
  store i32 %2, ptr @deepest, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %23, %13
  ret void
}

declare void @tdestroy(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @destroy(ptr noundef readonly captures(none) %0) #5 {
  %2 = load i32, ptr %0, align 4, !tbaa !5
  %3 = load i32, ptr @destroyed, align 4, !tbaa !5
  %4 = add nsw i32 %3, %2
  store i32 %4, ptr @destroyed, align 4, !tbaa !5
  ret void
}

; Function Attrs: nounwind
declare i32 @hcreate(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind
declare ptr @hsearch(ptr, ptr, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @hdestroy() local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

declare ptr @lsearch(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

declare ptr @lfind(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @insque(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @remque(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare ptr @strptime(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = !{!18, !19, i64 0}
!18 = !{!"entry", !19, i64 0, !10, i64 8}
!19 = !{!"p1 omnipotent char", !10, i64 0}
!20 = !{!18, !10, i64 8}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !7, i64 0}
!23 = distinct !{!23, !14, !15}
!24 = !{!25, !6, i64 16}
!25 = !{!"element", !26, i64 0, !26, i64 8, !6, i64 16}
!26 = !{!"p1 _ZTS7element", !10, i64 0}
!27 = !{!25, !26, i64 0}
!28 = distinct !{!28, !14, !15}
!29 = !{!25, !26, i64 8}
!30 = !{!31, !6, i64 20}
!31 = !{!"tm", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !22, i64 40, !19, i64 48}
!32 = !{!31, !6, i64 16}
!33 = !{!31, !6, i64 12}
!34 = !{!31, !6, i64 8}
!35 = !{!31, !6, i64 4}
!36 = !{!31, !6, i64 0}
!37 = !{!31, !6, i64 24}
!38 = !{!31, !6, i64 28}
!39 = !{!31, !22, i64 40}
