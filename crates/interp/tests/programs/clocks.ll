; ModuleID = 'crates/interp/tests/programs/clocks.cpp'
source_filename = "crates/interp/tests/programs/clocks.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Pause = type { ptr, ptr }
%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.tms = type { i64, i64, i64, i64 }
%struct.rusage = type { %struct.timeval, %struct.timeval, %union.anon, %union.anon.0, %union.anon.1, %union.anon.2, %union.anon.3, %union.anon.4, %union.anon.5, %union.anon.6, %union.anon.7, %union.anon.8, %union.anon.9, %union.anon.10, %union.anon.11, %union.anon.12 }
%union.anon = type { i64 }
%union.anon.0 = type { i64 }
%union.anon.1 = type { i64 }
%union.anon.2 = type { i64 }
%union.anon.3 = type { i64 }
%union.anon.4 = type { i64 }
%union.anon.5 = type { i64 }
%union.anon.6 = type { i64 }
%union.anon.7 = type { i64 }
%union.anon.8 = type { i64 }
%union.anon.9 = type { i64 }
%union.anon.10 = type { i64 }
%union.anon.11 = type { i64 }
%union.anon.12 = type { i64 }
%union.pthread_condattr_t = type { i32 }
%union.sem_t = type { i64, [24 x i8] }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }

@_ZL6pauses = internal unnamed_addr constant [14 x %struct.Pause] [%struct.Pause { ptr @.str.5, ptr @"_ZN3$_18__invokeEv" }, %struct.Pause { ptr @.str.6, ptr @"_ZN3$_28__invokeEv" }, %struct.Pause { ptr @.str.7, ptr @"_ZN3$_38__invokeEv" }, %struct.Pause { ptr @.str.8, ptr @"_ZN3$_48__invokeEv" }, %struct.Pause { ptr @.str.9, ptr @"_ZN3$_58__invokeEv" }, %struct.Pause { ptr @.str.10, ptr @"_ZN3$_68__invokeEv" }, %struct.Pause { ptr @.str.11, ptr @"_ZN3$_78__invokeEv" }, %struct.Pause { ptr @.str.12, ptr @"_ZN3$_88__invokeEv" }, %struct.Pause { ptr @.str.13, ptr @"_ZN3$_98__invokeEv" }, %struct.Pause { ptr @.str.14, ptr @"_ZN4$_108__invokeEv" }, %struct.Pause { ptr @.str.15, ptr @"_ZN4$_118__invokeEv" }, %struct.Pause { ptr @.str.16, ptr @"_ZN4$_128__invokeEv" }, %struct.Pause { ptr @.str.17, ptr @"_ZN4$_138__invokeEv" }, %struct.Pause { ptr @.str.18, ptr @"_ZN3$_08__invokeEv" }], align 16
@.str = private unnamed_addr constant [7 x i8] c"%s: %d\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c" not seen by %s\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"processor: %d %d\0A\00", align 1
@__const.main.bad = private unnamed_addr constant %struct.timespec { i64 0, i64 1000000000 }, align 8
@.str.4 = private unnamed_addr constant [12 x i8] c"bad: %d %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"nanosleep\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"clock_nanosleep\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"until\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"usleep\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"poll\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"select\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"pselect\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"timedwait\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"setclock\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"timedlock\00", align 1
@.str.15 = private unnamed_addr constant [14 x i8] c"sem_timedwait\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"sleep_for\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"sleep_until\00", align 1
@.str.18 = private unnamed_addr constant [9 x i8] c"wait_for\00", align 1
@"__const._ZNK3$_6clEv.t" = private unnamed_addr constant %struct.timeval { i64 0, i64 20000 }, align 8
@"__const._ZNK3$_7clEv.t" = private unnamed_addr constant %struct.timespec { i64 0, i64 20000000 }, align 8
@_ZL4lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@_ZL9condition = internal global %union.pthread_cond_t zeroinitializer, align 8
@.str.19 = private unnamed_addr constant [9 x i8] c"realtime\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"monotonic\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"raw\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"coarse\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"boot\00", align 1
@.str.24 = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"timespec_get\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"times\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"steady\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"system\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.tms, align 8
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timeval, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.tms, align 8
  %10 = alloca %struct.timespec, align 8
  %11 = alloca %struct.timeval, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = alloca %struct.timespec, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = alloca %struct.timespec, align 8
  %16 = alloca %struct.timespec, align 8
  %17 = alloca %struct.rusage, align 8
  %18 = alloca %struct.timespec, align 8
  %19 = tail call i64 @clock() #12
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %49

34:                                               ; preds = %182
  %35 = tail call i64 @clock() #12
  %36 = sub nsw i64 %35, %19
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  %37 = call i32 @getrusage(i32 noundef 0, ptr noundef nonnull %17) #12
  %38 = icmp slt i64 %36, 200000
  %39 = zext i1 %38 to i32
  %40 = load i64, ptr %17, align 8, !tbaa !9
  %41 = icmp eq i64 %40, 0
  %42 = zext i1 %41 to i32
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %39, i32 noundef %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.bad, i64 16, i1 false)
  %44 = call i32 @nanosleep(ptr noundef nonnull %18, ptr noundef null)
  %45 = call i32 @clock_nanosleep(i32 noundef 102, i32 noundef 0, ptr noundef nonnull %18, ptr noundef null)
  %46 = icmp ne i32 %45, 0
  %47 = zext i1 %46 to i32
  %48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %44, i32 noundef %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  ret i32 0

49:                                               ; preds = %0, %182
  %50 = phi i64 [ 0, %0 ], [ %184, %182 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  %51 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %16) #12
  %52 = load i64, ptr %16, align 8, !tbaa !13
  %53 = load i64, ptr %20, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  %54 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %15) #12
  %55 = load i64, ptr %15, align 8, !tbaa !13
  %56 = load i64, ptr %21, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  %57 = call i32 @clock_gettime(i32 noundef 4, ptr noundef nonnull %14) #12
  %58 = load i64, ptr %14, align 8, !tbaa !13
  %59 = load i64, ptr %22, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %60 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %13) #12
  %61 = load i64, ptr %13, align 8, !tbaa !13
  %62 = load i64, ptr %23, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %63 = call i32 @clock_gettime(i32 noundef 7, ptr noundef nonnull %12) #12
  %64 = load i64, ptr %12, align 8, !tbaa !13
  %65 = load i64, ptr %24, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %66 = call i32 @gettimeofday(ptr noundef nonnull %11, ptr noundef null) #12
  %67 = load i64, ptr %11, align 8, !tbaa !16
  %68 = load i64, ptr %25, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  %69 = call i32 @timespec_get(ptr noundef nonnull %10, i32 noundef 1) #12
  %70 = load i64, ptr %10, align 8, !tbaa !13
  %71 = load i64, ptr %26, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  %72 = call i64 @times(ptr noundef nonnull %9) #12
  %73 = tail call i64 @sysconf(i32 noundef 2) #12
  %74 = sdiv i64 1000000000, %73
  %75 = mul nsw i64 %74, %72
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %76 = tail call noundef i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #12
  %77 = tail call noundef i64 @_ZNSt6chrono3_V212system_clock3nowEv() #12
  %78 = getelementptr inbounds nuw i8, ptr @_ZL6pauses, i64 %50
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !18
  %81 = tail call noundef i32 %80()
  %82 = load ptr, ptr %78, align 16, !tbaa !22
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %82, i32 noundef %81)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %84 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %8) #12
  %85 = load i64, ptr %8, align 8, !tbaa !13
  %86 = load i64, ptr %27, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %87 = sub i64 %85, %52
  %88 = mul i64 %87, 1000000000
  %89 = sub i64 %86, %53
  %90 = add i64 %89, %88
  %91 = icmp slt i64 %90, 20000000
  br i1 %91, label %92, label %94

92:                                               ; preds = %49
  %93 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.19)
  br label %94

94:                                               ; preds = %92, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %95 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #12
  %96 = load i64, ptr %7, align 8, !tbaa !13
  %97 = load i64, ptr %28, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  %98 = sub i64 %96, %55
  %99 = mul i64 %98, 1000000000
  %100 = sub i64 %97, %56
  %101 = add i64 %100, %99
  %102 = icmp slt i64 %101, 20000000
  br i1 %102, label %103, label %105

103:                                              ; preds = %94
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.20)
  br label %105

105:                                              ; preds = %103, %94
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %106 = call i32 @clock_gettime(i32 noundef 4, ptr noundef nonnull %6) #12
  %107 = load i64, ptr %6, align 8, !tbaa !13
  %108 = load i64, ptr %29, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %109 = sub i64 %107, %58
  %110 = mul i64 %109, 1000000000
  %111 = sub i64 %108, %59
  %112 = add i64 %111, %110
  %113 = icmp slt i64 %112, 19000000
  br i1 %113, label %114, label %116

114:                                              ; preds = %105
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.21)
  br label %116

116:                                              ; preds = %114, %105
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %117 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #12
  %118 = load i64, ptr %5, align 8, !tbaa !13
  %119 = load i64, ptr %30, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %120 = sub i64 %118, %61
  %121 = mul i64 %120, 1000000000
  %122 = sub i64 %119, %62
  %123 = add i64 %122, %121
  %124 = icmp slt i64 %123, 10000000
  br i1 %124, label %125, label %127

125:                                              ; preds = %116
  %126 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.22)
  br label %127

127:                                              ; preds = %125, %116
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %128 = call i32 @clock_gettime(i32 noundef 7, ptr noundef nonnull %4) #12
  %129 = load i64, ptr %4, align 8, !tbaa !13
  %130 = load i64, ptr %31, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %131 = sub i64 %129, %64
  %132 = mul i64 %131, 1000000000
  %133 = sub i64 %130, %65
  %134 = add i64 %133, %132
  %135 = icmp slt i64 %134, 20000000
  br i1 %135, label %136, label %138

136:                                              ; preds = %127
  %137 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.23)
  br label %138

138:                                              ; preds = %136, %127
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %139 = call i32 @gettimeofday(ptr noundef nonnull %3, ptr noundef null) #12
  %140 = load i64, ptr %3, align 8, !tbaa !16
  %141 = load i64, ptr %32, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %142 = sub i64 %141, %68
  %143 = mul i64 %142, 1000
  %144 = sub i64 %140, %67
  %145 = mul i64 %144, 1000000000
  %146 = add i64 %143, %145
  %147 = icmp slt i64 %146, 19999000
  br i1 %147, label %148, label %150

148:                                              ; preds = %138
  %149 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.24)
  br label %150

150:                                              ; preds = %148, %138
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %151 = call i32 @timespec_get(ptr noundef nonnull %2, i32 noundef 1) #12
  %152 = load i64, ptr %2, align 8, !tbaa !13
  %153 = load i64, ptr %33, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %154 = sub i64 %152, %70
  %155 = mul i64 %154, 1000000000
  %156 = sub i64 %153, %71
  %157 = add i64 %156, %155
  %158 = icmp slt i64 %157, 20000000
  br i1 %158, label %159, label %161

159:                                              ; preds = %150
  %160 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.25)
  br label %161

161:                                              ; preds = %159, %150
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  %162 = call i64 @times(ptr noundef nonnull %1) #12
  %163 = tail call i64 @sysconf(i32 noundef 2) #12
  %164 = sdiv i64 1000000000, %163
  %165 = mul nsw i64 %164, %162
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  %166 = sub nsw i64 %165, %75
  %167 = icmp slt i64 %166, 10000000
  br i1 %167, label %168, label %170

168:                                              ; preds = %161
  %169 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.26)
  br label %170

170:                                              ; preds = %168, %161
  %171 = tail call noundef i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #12
  %172 = sub nsw i64 %171, %76
  %173 = icmp slt i64 %172, 20000000
  br i1 %173, label %174, label %176

174:                                              ; preds = %170
  %175 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.27)
  br label %176

176:                                              ; preds = %174, %170
  %177 = tail call noundef i64 @_ZNSt6chrono3_V212system_clock3nowEv() #12
  %178 = sub nsw i64 %177, %77
  %179 = icmp slt i64 %178, 20000000
  br i1 %179, label %180, label %182

180:                                              ; preds = %176
  %181 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull @.str.28)
  br label %182

182:                                              ; preds = %180, %176
  %183 = tail call i32 @putchar(i32 10)
  %184 = add nuw nsw i64 %50, 16
  %185 = icmp eq i64 %184, 224
  br i1 %185, label %34, label %49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare i64 @clock() local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @getrusage(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare i32 @nanosleep(ptr noundef, ptr noundef) local_unnamed_addr #5

declare i32 @clock_nanosleep(i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_18__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @"__const._ZNK3$_7clEv.t", i64 16, i1 false)
  %2 = call noundef i32 @nanosleep(ptr noundef nonnull %1, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 %2
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_28__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @"__const._ZNK3$_7clEv.t", i64 16, i1 false)
  %2 = call noundef i32 @clock_nanosleep(i32 noundef 1, i32 noundef 0, ptr noundef nonnull %1, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 %2
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_38__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  %3 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %1) #12
  %4 = load i64, ptr %1, align 8, !tbaa !13
  %5 = mul nsw i64 %4, 1000000000
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = add i64 %7, 20000000
  %9 = add i64 %8, %5
  %10 = sdiv i64 %9, 1000000000
  %11 = srem i64 %9, 1000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  store i64 %10, ptr %2, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %11, ptr %12, align 8
  %13 = call noundef i32 @clock_nanosleep(i32 noundef 0, i32 noundef 1, ptr noundef nonnull %2, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %13
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_48__invokeEv"() #6 align 2 {
  %1 = tail call noundef i32 @usleep(i32 noundef 20000)
  ret i32 %1
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_58__invokeEv"() #6 align 2 {
  %1 = tail call noundef i32 @poll(ptr noundef null, i64 noundef 0, i32 noundef 20)
  ret i32 %1
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_68__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timeval, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @"__const._ZNK3$_6clEv.t", i64 16, i1 false)
  %2 = call noundef i32 @select(i32 noundef 0, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef nonnull %1)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 %2
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_78__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @"__const._ZNK3$_7clEv.t", i64 16, i1 false)
  %2 = call noundef i32 @pselect(i32 noundef 0, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef nonnull %1, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 %2
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_88__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  %3 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %1) #12
  %4 = load i64, ptr %1, align 8, !tbaa !13
  %5 = mul nsw i64 %4, 1000000000
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = add i64 %7, 20000000
  %9 = add i64 %8, %5
  %10 = sdiv i64 %9, 1000000000
  %11 = srem i64 %9, 1000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  store i64 %10, ptr %2, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %11, ptr %12, align 8
  %13 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL4lock) #12
  %14 = call i32 @pthread_cond_timedwait(ptr noundef nonnull @_ZL9condition, ptr noundef nonnull @_ZL4lock, ptr noundef nonnull %2)
  %15 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL4lock) #12
  %16 = icmp eq i32 %14, 110
  %17 = select i1 %16, i32 0, i32 %14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %17
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_98__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %union.pthread_condattr_t, align 4
  %3 = alloca %union.pthread_cond_t, align 8
  %4 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %5 = call i32 @pthread_condattr_init(ptr noundef nonnull %2) #12
  %6 = call i32 @pthread_condattr_setclock(ptr noundef nonnull %2, i32 noundef 1) #12
  %7 = call i32 @pthread_cond_init(ptr noundef nonnull %3, ptr noundef nonnull %2) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1) #12
  %9 = load i64, ptr %1, align 8, !tbaa !13
  %10 = mul nsw i64 %9, 1000000000
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = add i64 %12, 20000000
  %14 = add i64 %13, %10
  %15 = sdiv i64 %14, 1000000000
  %16 = srem i64 %14, 1000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  store i64 %15, ptr %4, align 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %16, ptr %17, align 8
  %18 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL4lock) #12
  %19 = call i32 @pthread_cond_timedwait(ptr noundef nonnull %3, ptr noundef nonnull @_ZL4lock, ptr noundef nonnull %4)
  %20 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL4lock) #12
  %21 = call i32 @pthread_cond_destroy(ptr noundef nonnull %3) #12
  %22 = icmp eq i32 %19, 110
  %23 = select i1 %22, i32 0, i32 %19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %23
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i32 @"_ZN4$_108__invokeEv"() #7 align 2 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  %3 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %1) #12
  %4 = load i64, ptr %1, align 8, !tbaa !13
  %5 = mul nsw i64 %4, 1000000000
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = add i64 %7, 20000000
  %9 = add i64 %8, %5
  %10 = sdiv i64 %9, 1000000000
  %11 = srem i64 %9, 1000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  store i64 %10, ptr %2, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %11, ptr %12, align 8
  %13 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL4lock) #12
  %14 = call i32 @pthread_mutex_timedlock(ptr noundef nonnull @_ZL4lock, ptr noundef nonnull %2) #12
  %15 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL4lock) #12
  %16 = icmp eq i32 %14, 110
  %17 = select i1 %16, i32 0, i32 %14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %17
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef range(i32 0, 2) i32 @"_ZN4$_118__invokeEv"() #6 align 2 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %union.sem_t, align 8
  %3 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %4 = call i32 @sem_init(ptr noundef nonnull %2, i32 noundef 0, i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  %5 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %1) #12
  %6 = load i64, ptr %1, align 8, !tbaa !13
  %7 = mul nsw i64 %6, 1000000000
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !15
  %10 = add i64 %9, 20000000
  %11 = add i64 %10, %7
  %12 = sdiv i64 %11, 1000000000
  %13 = srem i64 %11, 1000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  store i64 %12, ptr %3, align 8
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %13, ptr %14, align 8
  %15 = call i32 @sem_timedwait(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %17, label %22

17:                                               ; preds = %0
  %18 = tail call ptr @__errno_location() #13
  %19 = load i32, ptr %18, align 4, !tbaa !5
  %20 = icmp ne i32 %19, 110
  %21 = zext i1 %20 to i32
  br label %22

22:                                               ; preds = %0, %17
  %23 = phi i32 [ 1, %0 ], [ %21, %17 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %23
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN4$_128__invokeEv"() #6 align 2 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  store i64 0, ptr %1, align 8, !tbaa !13
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 20000000, ptr %2, align 8, !tbaa !15
  br label %3

3:                                                ; preds = %6, %0
  %4 = call i32 @nanosleep(ptr noundef nonnull %1, ptr noundef nonnull %1)
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = tail call ptr @__errno_location() #13
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = icmp eq i32 %8, 4
  br i1 %9, label %3, label %10, !llvm.loop !23

10:                                               ; preds = %3, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 0
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN4$_138__invokeEv"() #6 align 2 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.timespec, align 8
  %2 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #12
  %3 = add nsw i64 %2, 20000000
  %4 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #12
  %5 = icmp slt i64 %4, %3
  br i1 %5, label %6, label %20

6:                                                ; preds = %0
  %7 = sub nsw i64 %3, %4
  %8 = udiv i64 %7, 1000000000
  %9 = mul nsw i64 %8, -1000000000
  %10 = add nsw i64 %9, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  store i64 %8, ptr %1, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %10, ptr %11, align 8, !tbaa !15
  br label %12

12:                                               ; preds = %15, %6
  %13 = call i32 @nanosleep(ptr noundef nonnull %1, ptr noundef nonnull %1)
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = tail call ptr @__errno_location() #13
  %17 = load i32, ptr %16, align 4, !tbaa !5
  %18 = icmp eq i32 %17, 4
  br i1 %18, label %12, label %19, !llvm.loop !23

19:                                               ; preds = %15, %12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  br label %20

20:                                               ; preds = %0, %19
  ret i32 0
}

; Function Attrs: inlinehint mustprogress uwtable
define internal noundef i32 @"_ZN3$_08__invokeEv"() #6 align 2 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %"class.std::mutex", align 8
  %3 = alloca %"class.std::condition_variable", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %3) #12
  %4 = call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) %2) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %0
  invoke void @_ZSt20__throw_system_errori(i32 noundef %4) #14
          to label %7 unwind label %20

7:                                                ; preds = %6
  unreachable

8:                                                ; preds = %0
  %9 = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #12
  %10 = add nsw i64 %9, 20000000
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = sdiv i64 %10, 1000000000
  %13 = mul nsw i64 %12, -1000000000
  %14 = add i64 %13, %10
  br label %15

15:                                               ; preds = %17, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  store i64 %12, ptr %1, align 8, !tbaa !13
  store i64 %14, ptr %11, align 8, !tbaa !15
  %16 = invoke i32 @pthread_cond_clockwait(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(40) %2, i32 noundef 1, ptr noundef nonnull align 8 dereferenceable(16) %1)
          to label %17 unwind label %22

17:                                               ; preds = %15
  %18 = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #12
  %19 = icmp slt i64 %18, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  br i1 %19, label %15, label %27, !llvm.loop !25

20:                                               ; preds = %6
  %21 = landingpad { ptr, i32 }
          cleanup
  br label %25

22:                                               ; preds = %15
  %23 = landingpad { ptr, i32 }
          cleanup
  %24 = call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) %2) #12
  br label %25

25:                                               ; preds = %22, %20
  %26 = phi { ptr, i32 } [ %23, %22 ], [ %21, %20 ]
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  resume { ptr, i32 } %26

27:                                               ; preds = %17
  %28 = call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) %2) #12
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @usleep(i32 noundef) local_unnamed_addr #5

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #5

declare i32 @select(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

declare i32 @pselect(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_condattr_init(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_condattr_setclock(ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_cond_init(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_cond_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @sem_timedwait(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #8

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #2

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #2

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @gettimeofday(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i64 @times(ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nounwind
declare i64 @sysconf(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i64 @_ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #11

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { noreturn }

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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !12, i64 0}
!10 = !{!"_ZTS6rusage", !11, i64 0, !11, i64 16, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136}
!11 = !{!"_ZTS7timeval", !12, i64 0, !12, i64 8}
!12 = !{!"long", !7, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS8timespec", !12, i64 0, !12, i64 8}
!15 = !{!14, !12, i64 8}
!16 = !{!11, !12, i64 0}
!17 = !{!11, !12, i64 8}
!18 = !{!19, !21, i64 8}
!19 = !{!"_ZTS5Pause", !20, i64 0, !21, i64 8}
!20 = !{!"p1 omnipotent char", !21, i64 0}
!21 = !{!"any pointer", !7, i64 0}
!22 = !{!19, !20, i64 0}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
