; ModuleID = 'crates/interp/tests/programs/threads.c'
source_filename = "crates/interp/tests/programs/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.anon.0 = type { [8 x i8], ptr }
%union.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i64, i64 }

@__const.main.numbers = private unnamed_addr constant [4 x i32] [i32 0, i32 1, i32 2, i32 3], align 16
@.str = private unnamed_addr constant [9 x i8] c"sum: %d\0A\00", align 1
@sum = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [14 x i8] c"consumed: %d\0A\00", align 1
@consumed = internal global i32 0, align 4
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [12 x i8] c"serial: %d\0A\00", align 1
@serial = internal global i32 0, align 4
@items = internal global %union.sem_t zeroinitializer, align 8
@version = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [13 x i8] c"readers: %d\0A\00", align 1
@readers_saw = internal global i32 0, align 4
@key = internal global i32 0, align 4
@.str.4 = private unnamed_addr constant [50 x i8] c"destroyed: %d, once: %d, results: %ld, local: %d\0A\00", align 1
@destroyed = internal global i32 0, align 4
@once_runs = internal global i32 0, align 4
@local = internal thread_local global i32 7, align 4
@.str.5 = private unnamed_addr constant [12 x i8] c"relock: %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"timed: %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"unlock: %d\0A\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@used = internal global i32 0, align 4
@full = internal global %union.pthread_cond_t zeroinitializer, align 8
@queue = internal global [3 x i32] zeroinitializer, align 4
@first = internal global i32 0, align 4
@empty = internal global %union.pthread_cond_t zeroinitializer, align 8
@phase = internal global [4 x i32] zeroinitializer, align 16
@table = internal global { { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32, [4 x i8] } } zeroinitializer, align 8
@.str.9 = private unnamed_addr constant [5 x i8] c"data\00", align 1
@once = internal global i32 0, align 4
@second = internal thread_local global %struct.anon.0 { [8 x i8] c"x\00\00\00\00\00\00\00", ptr null }, align 8
@.str.10 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"awake: %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca [4 x i32], align 16
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %union.pthread_mutexattr_t, align 4
  %21 = alloca %union.pthread_mutex_t, align 8
  %22 = alloca %union.pthread_mutex_t, align 8
  %23 = alloca %struct.timespec, align 8
  %24 = alloca %union.pthread_cond_t, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.numbers, i64 16, i1 false)
  store i32 0, ptr %5, align 4
  br label %25

25:                                               ; preds = %36, %0
  %26 = load i32, ptr %5, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %39

28:                                               ; preds = %25
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %30
  %32 = load i32, ptr %5, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %33
  %35 = call i32 @pthread_create(ptr noundef %31, ptr noundef null, ptr noundef @add, ptr noundef %34) #10
  br label %36

36:                                               ; preds = %28
  %37 = load i32, ptr %5, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %5, align 4
  br label %25, !llvm.loop !6

39:                                               ; preds = %25
  store i32 0, ptr %6, align 4
  br label %40

40:                                               ; preds = %56, %39
  %41 = load i32, ptr %6, align 4
  %42 = icmp slt i32 %41, 4
  br i1 %42, label %43, label %59

43:                                               ; preds = %40
  %44 = load i32, ptr %6, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = call i32 @pthread_join(i64 noundef %47, ptr noundef %4)
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %6, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %51
  %53 = icmp ne ptr %49, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %43
  call void @abort() #11
  unreachable

55:                                               ; preds = %43
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %6, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %6, align 4
  br label %40, !llvm.loop !8

59:                                               ; preds = %40
  %60 = load i32, ptr @sum, align 4
  %61 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %60)
  store i32 0, ptr %7, align 4
  br label %62

62:                                               ; preds = %70, %59
  %63 = load i32, ptr %7, align 4
  %64 = icmp slt i32 %63, 2
  br i1 %64, label %65, label %73

65:                                               ; preds = %62
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %67
  %69 = call i32 @pthread_create(ptr noundef %68, ptr noundef null, ptr noundef @consume, ptr noundef null) #10
  br label %70

70:                                               ; preds = %65
  %71 = load i32, ptr %7, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %7, align 4
  br label %62, !llvm.loop !9

73:                                               ; preds = %62
  store i32 1, ptr %8, align 4
  br label %74

74:                                               ; preds = %79, %73
  %75 = load i32, ptr %8, align 4
  %76 = icmp sle i32 %75, 20
  br i1 %76, label %77, label %82

77:                                               ; preds = %74
  %78 = load i32, ptr %8, align 4
  call void @produce(i32 noundef %78)
  br label %79

79:                                               ; preds = %77
  %80 = load i32, ptr %8, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %8, align 4
  br label %74, !llvm.loop !10

82:                                               ; preds = %74
  call void @produce(i32 noundef -1)
  call void @produce(i32 noundef -1)
  store i32 0, ptr %9, align 4
  br label %83

83:                                               ; preds = %92, %82
  %84 = load i32, ptr %9, align 4
  %85 = icmp slt i32 %84, 2
  br i1 %85, label %86, label %95

86:                                               ; preds = %83
  %87 = load i32, ptr %9, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = call i32 @pthread_join(i64 noundef %90, ptr noundef null)
  br label %92

92:                                               ; preds = %86
  %93 = load i32, ptr %9, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %9, align 4
  br label %83, !llvm.loop !11

95:                                               ; preds = %83
  %96 = load i32, ptr @consumed, align 4
  %97 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %96)
  %98 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 4) #10
  store i32 0, ptr %10, align 4
  br label %99

99:                                               ; preds = %110, %95
  %100 = load i32, ptr %10, align 4
  %101 = icmp slt i32 %100, 4
  br i1 %101, label %102, label %113

102:                                              ; preds = %99
  %103 = load i32, ptr %10, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %104
  %106 = load i32, ptr %10, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %107
  %109 = call i32 @pthread_create(ptr noundef %105, ptr noundef null, ptr noundef @meet, ptr noundef %108) #10
  br label %110

110:                                              ; preds = %102
  %111 = load i32, ptr %10, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %10, align 4
  br label %99, !llvm.loop !12

113:                                              ; preds = %99
  store i32 0, ptr %11, align 4
  br label %114

114:                                              ; preds = %123, %113
  %115 = load i32, ptr %11, align 4
  %116 = icmp slt i32 %115, 4
  br i1 %116, label %117, label %126

117:                                              ; preds = %114
  %118 = load i32, ptr %11, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = call i32 @pthread_join(i64 noundef %121, ptr noundef null)
  br label %123

123:                                              ; preds = %117
  %124 = load i32, ptr %11, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %11, align 4
  br label %114, !llvm.loop !13

126:                                              ; preds = %114
  %127 = call i32 @pthread_barrier_destroy(ptr noundef @barrier) #10
  %128 = load i32, ptr @serial, align 4
  %129 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %128)
  %130 = call i32 @sem_init(ptr noundef @items, i32 noundef 0, i32 noundef 0) #10
  store i32 0, ptr %12, align 4
  br label %131

131:                                              ; preds = %139, %126
  %132 = load i32, ptr %12, align 4
  %133 = icmp slt i32 %132, 4
  br i1 %133, label %134, label %142

134:                                              ; preds = %131
  %135 = load i32, ptr %12, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %136
  %138 = call i32 @pthread_create(ptr noundef %137, ptr noundef null, ptr noundef @reader, ptr noundef null) #10
  br label %139

139:                                              ; preds = %134
  %140 = load i32, ptr %12, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %12, align 4
  br label %131, !llvm.loop !14

142:                                              ; preds = %131
  %143 = call i32 @pthread_rwlock_wrlock(ptr noundef @table) #10
  store i32 1, ptr @version, align 4
  store i32 0, ptr %13, align 4
  br label %144

144:                                              ; preds = %149, %142
  %145 = load i32, ptr %13, align 4
  %146 = icmp slt i32 %145, 4
  br i1 %146, label %147, label %152

147:                                              ; preds = %144
  %148 = call i32 @sem_post(ptr noundef @items) #10
  br label %149

149:                                              ; preds = %147
  %150 = load i32, ptr %13, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %13, align 4
  br label %144, !llvm.loop !15

152:                                              ; preds = %144
  %153 = call i32 @pthread_rwlock_unlock(ptr noundef @table) #10
  store i32 0, ptr %14, align 4
  br label %154

154:                                              ; preds = %163, %152
  %155 = load i32, ptr %14, align 4
  %156 = icmp slt i32 %155, 4
  br i1 %156, label %157, label %166

157:                                              ; preds = %154
  %158 = load i32, ptr %14, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = call i32 @pthread_join(i64 noundef %161, ptr noundef null)
  br label %163

163:                                              ; preds = %157
  %164 = load i32, ptr %14, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %14, align 4
  br label %154, !llvm.loop !16

166:                                              ; preds = %154
  %167 = load i32, ptr @readers_saw, align 4
  %168 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %167)
  %169 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #10
  store i64 0, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %170

170:                                              ; preds = %181, %166
  %171 = load i32, ptr %16, align 4
  %172 = icmp slt i32 %171, 4
  br i1 %172, label %173, label %184

173:                                              ; preds = %170
  %174 = load i32, ptr %16, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %175
  %177 = load i32, ptr %16, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %178
  %180 = call i32 @pthread_create(ptr noundef %176, ptr noundef null, ptr noundef @data, ptr noundef %179) #10
  br label %181

181:                                              ; preds = %173
  %182 = load i32, ptr %16, align 4
  %183 = add nsw i32 %182, 1
  store i32 %183, ptr %16, align 4
  br label %170, !llvm.loop !17

184:                                              ; preds = %170
  store i32 0, ptr %17, align 4
  br label %185

185:                                              ; preds = %198, %184
  %186 = load i32, ptr %17, align 4
  %187 = icmp slt i32 %186, 4
  br i1 %187, label %188, label %201

188:                                              ; preds = %185
  %189 = load i32, ptr %17, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = call i32 @pthread_join(i64 noundef %192, ptr noundef %4)
  %194 = load ptr, ptr %4, align 8
  %195 = ptrtoint ptr %194 to i64
  %196 = load i64, ptr %15, align 8
  %197 = add nsw i64 %196, %195
  store i64 %197, ptr %15, align 8
  br label %198

198:                                              ; preds = %188
  %199 = load i32, ptr %17, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %17, align 4
  br label %185, !llvm.loop !18

201:                                              ; preds = %185
  %202 = load i32, ptr @destroyed, align 4
  %203 = load i32, ptr @once_runs, align 4
  %204 = load i64, ptr %15, align 8
  %205 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @local)
  %206 = load i32, ptr %205, align 4
  %207 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %202, i32 noundef %203, i64 noundef %204, i32 noundef %206)
  store i32 0, ptr %18, align 4
  br label %208

208:                                              ; preds = %219, %201
  %209 = load i32, ptr %18, align 4
  %210 = icmp slt i32 %209, 4
  br i1 %210, label %211, label %222

211:                                              ; preds = %208
  %212 = load i32, ptr %18, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %213
  %215 = load i32, ptr %18, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %216
  %218 = call i32 @pthread_create(ptr noundef %214, ptr noundef null, ptr noundef @sleeper, ptr noundef %217) #10
  br label %219

219:                                              ; preds = %211
  %220 = load i32, ptr %18, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %18, align 4
  br label %208, !llvm.loop !19

222:                                              ; preds = %208
  store i32 0, ptr %19, align 4
  br label %223

223:                                              ; preds = %232, %222
  %224 = load i32, ptr %19, align 4
  %225 = icmp slt i32 %224, 4
  br i1 %225, label %226, label %235

226:                                              ; preds = %223
  %227 = load i32, ptr %19, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = call i32 @pthread_join(i64 noundef %230, ptr noundef null)
  br label %232

232:                                              ; preds = %226
  %233 = load i32, ptr %19, align 4
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %19, align 4
  br label %223, !llvm.loop !20

235:                                              ; preds = %223
  %236 = call i32 @pthread_mutexattr_init(ptr noundef %20) #10
  %237 = call i32 @pthread_mutexattr_settype(ptr noundef %20, i32 noundef 2) #10
  %238 = call i32 @pthread_mutex_init(ptr noundef %21, ptr noundef %20) #10
  %239 = call i32 @pthread_mutexattr_settype(ptr noundef %20, i32 noundef 1) #10
  %240 = call i32 @pthread_mutex_init(ptr noundef %22, ptr noundef %20) #10
  %241 = call i32 @pthread_mutex_lock(ptr noundef %21) #10
  %242 = call i32 @pthread_mutex_lock(ptr noundef %22) #10
  %243 = call i32 @pthread_mutex_lock(ptr noundef %22) #10
  %244 = call i32 @pthread_mutex_lock(ptr noundef %21) #10
  %245 = icmp eq i32 %244, 35
  %246 = zext i1 %245 to i32
  %247 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %246)
  %248 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %23) #10
  %249 = getelementptr inbounds nuw %struct.timespec, ptr %23, i32 0, i32 0
  %250 = load i64, ptr %249, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %249, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %24, i8 0, i64 48, i1 false)
  %252 = call i32 @pthread_cond_timedwait(ptr noundef %24, ptr noundef %21, ptr noundef %23)
  %253 = icmp eq i32 %252, 110
  %254 = zext i1 %253 to i32
  %255 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %254)
  %256 = call i32 @pthread_mutex_unlock(ptr noundef %22) #10
  %257 = call i32 @pthread_mutex_unlock(ptr noundef %22) #10
  %258 = call i32 @pthread_mutex_unlock(ptr noundef %21) #10
  %259 = call i32 @pthread_mutex_unlock(ptr noundef %21) #10
  %260 = icmp eq i32 %259, 1
  %261 = zext i1 %260 to i32
  %262 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %261)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @add(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 100
  br i1 %6, label %7, label %17

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #10
  %9 = load ptr, ptr %2, align 8
  %10 = load i32, ptr %9, align 4
  %11 = load i32, ptr @sum, align 4
  %12 = add nsw i32 %11, %10
  store i32 %12, ptr @sum, align 4
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #10
  br label %14

14:                                               ; preds = %7
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %3, align 4
  br label %4, !llvm.loop !21

17:                                               ; preds = %4
  %18 = load ptr, ptr %2, align 8
  ret ptr %18
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @consume(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  br label %5

5:                                                ; preds = %34, %1
  %6 = call i32 @pthread_mutex_lock(ptr noundef @lock) #10
  br label %7

7:                                                ; preds = %10, %5
  %8 = load i32, ptr @used, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = call i32 @pthread_cond_wait(ptr noundef @full, ptr noundef @lock)
  br label %7, !llvm.loop !22

12:                                               ; preds = %7
  %13 = load i32, ptr @first, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [3 x i32], ptr @queue, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4
  store i32 %16, ptr %3, align 4
  %17 = load i32, ptr @first, align 4
  %18 = add nsw i32 %17, 1
  %19 = srem i32 %18, 3
  store i32 %19, ptr @first, align 4
  %20 = load i32, ptr @used, align 4
  %21 = add nsw i32 %20, -1
  store i32 %21, ptr @used, align 4
  %22 = load i32, ptr %3, align 4
  %23 = icmp sge i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %12
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr @consumed, align 4
  %27 = add nsw i32 %26, %25
  store i32 %27, ptr @consumed, align 4
  br label %28

28:                                               ; preds = %24, %12
  %29 = call i32 @pthread_cond_signal(ptr noundef @empty) #10
  %30 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #10
  %31 = load i32, ptr %3, align 4
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  ret ptr null

34:                                               ; preds = %28
  br label %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @produce(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #10
  br label %4

4:                                                ; preds = %7, %1
  %5 = load i32, ptr @used, align 4
  %6 = icmp eq i32 %5, 3
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = call i32 @pthread_cond_wait(ptr noundef @empty, ptr noundef @lock)
  br label %4, !llvm.loop !23

9:                                                ; preds = %4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr @first, align 4
  %12 = load i32, ptr @used, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr @used, align 4
  %14 = add nsw i32 %11, %12
  %15 = srem i32 %14, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [3 x i32], ptr @queue, i64 0, i64 %16
  store i32 %10, ptr %17, align 4
  %18 = call i32 @pthread_cond_signal(ptr noundef @full) #10
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #10
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @meet(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load i32, ptr %8, align 4
  store i32 %9, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %10

10:                                               ; preds = %43, %1
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %11, 5
  br i1 %12, label %13, label %46

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i32], ptr @phase, i64 0, i64 %16
  store i32 %14, ptr %17, align 4
  %18 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #10
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %20, label %25

20:                                               ; preds = %13
  store i32 1, ptr %5, align 4
  %21 = load i32, ptr %5, align 4
  %22 = atomicrmw add ptr @serial, i32 %21 monotonic, align 4
  %23 = add i32 %22, %21
  store i32 %23, ptr %6, align 4
  %24 = load i32, ptr %6, align 4
  br label %25

25:                                               ; preds = %20, %13
  store i32 0, ptr %7, align 4
  br label %26

26:                                               ; preds = %38, %25
  %27 = load i32, ptr %7, align 4
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %29, label %41

29:                                               ; preds = %26
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x i32], ptr @phase, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %4, align 4
  %35 = icmp ne i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %29
  call void @abort() #11
  unreachable

37:                                               ; preds = %29
  br label %38

38:                                               ; preds = %37
  %39 = load i32, ptr %7, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %7, align 4
  br label %26, !llvm.loop !24

41:                                               ; preds = %26
  %42 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #10
  br label %43

43:                                               ; preds = %41
  %44 = load i32, ptr %4, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %4, align 4
  br label %10, !llvm.loop !25

46:                                               ; preds = %10
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @reader(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @sem_wait(ptr noundef @items)
  %6 = call i32 @pthread_rwlock_rdlock(ptr noundef @table) #10
  %7 = load i32, ptr @version, align 4
  store i32 %7, ptr %3, align 4
  %8 = call i32 @pthread_rwlock_unlock(ptr noundef @table) #10
  %9 = call i32 @pthread_rwlock_wrlock(ptr noundef @table) #10
  %10 = load i32, ptr %3, align 4
  %11 = icmp sgt i32 %10, 0
  %12 = zext i1 %11 to i32
  %13 = load i32, ptr @readers_saw, align 4
  %14 = add nsw i32 %13, %12
  store i32 %14, ptr @readers_saw, align 4
  %15 = call i32 @pthread_rwlock_unlock(ptr noundef @table) #10
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call i32 @strcmp(ptr noundef %5, ptr noundef @.str.9) #12
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  call void @abort() #11
  unreachable

9:                                                ; preds = %1
  %10 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %10) #10
  store i32 1, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = atomicrmw add ptr @destroyed, i32 %11 monotonic, align 4
  %13 = add i32 %12, %11
  store i32 %13, ptr %4, align 4
  %14 = load i32, ptr %4, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @data(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_once(ptr noundef @once, ptr noundef @run_once)
  %4 = load i32, ptr @key, align 4
  %5 = call noalias ptr @strdup(ptr noundef @.str.9) #10
  %6 = call i32 @pthread_setspecific(i32 noundef %4, ptr noundef %5) #10
  %7 = load ptr, ptr %2, align 8
  %8 = load i32, ptr %7, align 4
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @local)
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, %8
  store i32 %11, ptr %9, align 4
  %12 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @local)
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @second)
  %14 = getelementptr inbounds nuw %struct.anon.0, ptr %13, i32 0, i32 1
  store ptr %12, ptr %14, align 8
  %15 = load ptr, ptr %2, align 8
  %16 = load i32, ptr %15, align 4
  %17 = call ptr @__errno_location() #13
  store i32 %16, ptr %17, align 4
  %18 = call i32 @sched_yield() #10
  %19 = call ptr @__errno_location() #13
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %2, align 8
  %22 = load i32, ptr %21, align 4
  %23 = icmp ne i32 %20, %22
  br i1 %23, label %39, label %24

24:                                               ; preds = %1
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @second)
  %26 = getelementptr inbounds nuw %struct.anon.0, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = load i32, ptr %27, align 4
  %29 = load ptr, ptr %2, align 8
  %30 = load i32, ptr %29, align 4
  %31 = add nsw i32 7, %30
  %32 = icmp ne i32 %28, %31
  br i1 %32, label %39, label %33

33:                                               ; preds = %24
  %34 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @second)
  %35 = getelementptr inbounds nuw %struct.anon.0, ptr %34, i32 0, i32 0
  %36 = getelementptr inbounds [8 x i8], ptr %35, i64 0, i64 0
  %37 = call i32 @strcmp(ptr noundef %36, ptr noundef @.str.10) #12
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %33, %24, %1
  call void @abort() #11
  unreachable

40:                                               ; preds = %33
  %41 = load ptr, ptr %2, align 8
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %45

44:                                               ; preds = %40
  call void @pthread_exit(ptr noundef inttoptr (i64 2 to ptr)) #14
  unreachable

45:                                               ; preds = %40
  %46 = load ptr, ptr %2, align 8
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  %49 = inttoptr i64 %48 to ptr
  ret ptr %49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @sleeper(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = sub nsw i32 4, %4
  %6 = mul nsw i32 50000, %5
  %7 = call i32 @usleep(i32 noundef %6)
  %8 = load ptr, ptr %2, align 8
  %9 = load i32, ptr %8, align 4
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %9)
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #7

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

declare i32 @pthread_once(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_once() #0 {
  %1 = call i32 @usleep(i32 noundef 10)
  %2 = load i32, ptr @once_runs, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @once_runs, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #8

; Function Attrs: nounwind
declare i32 @sched_yield() #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #9

declare i32 @usleep(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
