; ModuleID = 'crates/interp/tests/programs/thread_ends.c'
source_filename = "crates/interp/tests/programs/thread_ends.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@key = internal global i32 0, align 4
@ready = internal global %union.sem_t zeroinitializer, align 8
@ends = internal global [2 x i32] zeroinitializer, align 4
@.str = private unnamed_addr constant [15 x i8] c"by itself: %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"in a condition\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"the mutex is %s\0A\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8
@.str.3 = private unnamed_addr constant [5 x i8] c"held\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"free\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"in a read\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"disabled\00", align 1
@.str.7 = private unnamed_addr constant [16 x i8] c"destructor: %s\0A\00", align 1
@.str.8 = private unnamed_addr constant [26 x i8] c"of the thread that leaves\00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"popped and run\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"outermost\00", align 1
@.str.11 = private unnamed_addr constant [9 x i8] c"returned\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"cleanup: %s\0A\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"odd\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"even\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"cancelled\00", align 1
@condition = internal global %union.pthread_cond_t zeroinitializer, align 8
@.str.19 = private unnamed_addr constant [18 x i8] c"cleanup: unlocks\0A\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"of a read\00", align 1
@.str.21 = private unnamed_addr constant [40 x i8] c"read %d bytes in spite of cancellation\0A\00", align 1
@.str.22 = private unnamed_addr constant [25 x i8] c"when it is enabled again\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #5
  %5 = call i32 @sem_init(ptr noundef @ready, i32 noundef 0, i32 noundef 0) #5
  %6 = call i32 @pipe(ptr noundef @ends) #5
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  store i32 1, ptr %1, align 4
  br label %20

9:                                                ; preds = %0
  %10 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @by_itself, ptr noundef null) #5
  %11 = load i64, ptr %2, align 8
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef %3)
  %13 = load ptr, ptr %3, align 8
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %13)
  call void @cancel(ptr noundef @in_condition, ptr noundef @.str.1)
  %15 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #5
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, ptr @.str.3, ptr @.str.4
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %18)
  call void @cancel(ptr noundef @in_read, ptr noundef @.str.5)
  call void @cancel(ptr noundef @in_turn, ptr noundef @.str.6)
  br label %20

20:                                               ; preds = %9, %8
  %21 = load i32, ptr %1, align 4
  ret i32 %21
}

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %3)
  ret void
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @by_itself(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.__pthread_unwind_buf_t, align 16
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %11 = load i32, ptr @key, align 4
  %12 = call i32 @pthread_setspecific(i32 noundef %11, ptr noundef @.str.8) #5
  br label %13

13:                                               ; preds = %1
  store ptr @say, ptr %4, align 8
  store ptr @.str.9, ptr %5, align 8
  %14 = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0
  %15 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %14, i64 0, i64 0
  %16 = call i32 @__sigsetjmp(ptr noundef %15, i32 noundef 0) #6
  store i32 %16, ptr %6, align 4
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %13
  %21 = load ptr, ptr %4, align 8
  %22 = load ptr, ptr %5, align 8
  call void %21(ptr noundef %22)
  call void @__pthread_unwind_next(ptr noundef %3) #7
  unreachable

23:                                               ; preds = %13
  call void @__pthread_register_cancel(ptr noundef %3)
  br label %24

24:                                               ; preds = %23
  br label %25

25:                                               ; preds = %24
  br label %26

26:                                               ; preds = %25
  br label %27

27:                                               ; preds = %26
  call void @__pthread_unregister_cancel(ptr noundef %3)
  %28 = load ptr, ptr %4, align 8
  %29 = load ptr, ptr %5, align 8
  call void %28(ptr noundef %29)
  br label %30

30:                                               ; preds = %27
  br label %31

31:                                               ; preds = %30
  store ptr @say, ptr %8, align 8
  store ptr @.str.10, ptr %9, align 8
  %32 = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %7, i32 0, i32 0
  %33 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %32, i64 0, i64 0
  %34 = call i32 @__sigsetjmp(ptr noundef %33, i32 noundef 0) #6
  store i32 %34, ptr %10, align 4
  %35 = load i32, ptr %10, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp ne i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %31
  %39 = load ptr, ptr %8, align 8
  %40 = load ptr, ptr %9, align 8
  call void %39(ptr noundef %40)
  call void @__pthread_unwind_next(ptr noundef %7) #7
  unreachable

41:                                               ; preds = %31
  call void @__pthread_register_cancel(ptr noundef %7)
  br label %42

42:                                               ; preds = %41
  call void @leave(i32 noundef 2)
  br label %43

43:                                               ; preds = %42
  br label %44

44:                                               ; preds = %43
  br label %45

45:                                               ; preds = %44
  call void @__pthread_unregister_cancel(ptr noundef %7)
  %46 = load ptr, ptr %8, align 8
  %47 = load ptr, ptr %9, align 8
  call void %46(ptr noundef %47)
  br label %48

48:                                               ; preds = %45
  ret ptr @.str.11
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cancel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %7, ptr noundef null) #5
  %9 = call i32 @sem_wait(ptr noundef @ready)
  %10 = call i32 @usleep(i32 noundef 1000)
  %11 = load i64, ptr %5, align 8
  %12 = call i32 @pthread_cancel(i64 noundef %11)
  %13 = load ptr, ptr %3, align 8
  %14 = icmp eq ptr %13, @in_turn
  br i1 %14, label %15, label %18

15:                                               ; preds = %2
  %16 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4
  %17 = call i64 @write(i32 noundef %16, ptr noundef @.str.16, i64 noundef 5)
  br label %18

18:                                               ; preds = %15, %2
  %19 = load i64, ptr %5, align 8
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef %6)
  %21 = load ptr, ptr %4, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = icmp eq ptr %22, inttoptr (i64 -1 to ptr)
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, ptr @.str.18, ptr @.str.11
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, ptr noundef %21, ptr noundef %25)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @in_condition(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5
  br label %8

8:                                                ; preds = %1
  store ptr @unlock, ptr %4, align 8
  store ptr @mutex, ptr %5, align 8
  %9 = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i64 0, i64 0
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #6
  store i32 %11, ptr %6, align 4
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %8
  %16 = load ptr, ptr %4, align 8
  %17 = load ptr, ptr %5, align 8
  call void %16(ptr noundef %17)
  call void @__pthread_unwind_next(ptr noundef %3) #7
  unreachable

18:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr noundef %3)
  br label %19

19:                                               ; preds = %18
  %20 = call i32 @sem_post(ptr noundef @ready) #5
  br label %21

21:                                               ; preds = %21, %19
  %22 = call i32 @pthread_cond_wait(ptr noundef @condition, ptr noundef @mutex)
  br label %21

23:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %3)
  %24 = load ptr, ptr %4, align 8
  %25 = load ptr, ptr %5, align 8
  call void %24(ptr noundef %25)
  br label %26

26:                                               ; preds = %23
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @in_read(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %8

8:                                                ; preds = %1
  store ptr @say, ptr %5, align 8
  store ptr @.str.20, ptr %6, align 8
  %9 = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i64 0, i64 0
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #6
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %7, align 4
  %13 = sext i32 %12 to i64
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %8
  %16 = load ptr, ptr %5, align 8
  %17 = load ptr, ptr %6, align 8
  call void %16(ptr noundef %17)
  call void @__pthread_unwind_next(ptr noundef %4) #7
  unreachable

18:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr noundef %4)
  br label %19

19:                                               ; preds = %18
  %20 = call i32 @sem_post(ptr noundef @ready) #5
  %21 = load i32, ptr @ends, align 4
  %22 = call i64 @read(i32 noundef %21, ptr noundef %3, i64 noundef 1)
  br label %23

23:                                               ; preds = %19
  br label %24

24:                                               ; preds = %23
  br label %25

25:                                               ; preds = %24
  call void @__pthread_unregister_cancel(ptr noundef %4)
  br label %26

26:                                               ; preds = %25
  ret ptr null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @in_turn(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca [6 x i8], align 1
  %5 = alloca %struct.__pthread_unwind_buf_t, align 16
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef %3)
  %10 = call i32 @sem_post(ptr noundef @ready) #5
  %11 = load i32, ptr @ends, align 4
  %12 = getelementptr inbounds [6 x i8], ptr %4, i64 0, i64 0
  %13 = call i64 @read(i32 noundef %11, ptr noundef %12, i64 noundef 5)
  %14 = trunc i64 %13 to i32
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i32 noundef %14)
  br label %16

16:                                               ; preds = %1
  store ptr @say, ptr %6, align 8
  store ptr @.str.22, ptr %7, align 8
  %17 = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %5, i32 0, i32 0
  %18 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %17, i64 0, i64 0
  %19 = call i32 @__sigsetjmp(ptr noundef %18, i32 noundef 0) #6
  store i32 %19, ptr %8, align 4
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %16
  %24 = load ptr, ptr %6, align 8
  %25 = load ptr, ptr %7, align 8
  call void %24(ptr noundef %25)
  call void @__pthread_unwind_next(ptr noundef %5) #7
  unreachable

26:                                               ; preds = %16
  call void @__pthread_register_cancel(ptr noundef %5)
  br label %27

27:                                               ; preds = %26
  %28 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef %3)
  call void @pthread_testcancel()
  br label %29

29:                                               ; preds = %27
  br label %30

30:                                               ; preds = %29
  br label %31

31:                                               ; preds = %30
  call void @__pthread_unregister_cancel(ptr noundef %5)
  br label %32

32:                                               ; preds = %31
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @say(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %3)
  ret void
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #3

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr noundef) #4

declare void @__pthread_register_cancel(ptr noundef) #2

declare void @__pthread_unregister_cancel(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  br label %7

7:                                                ; preds = %1
  store ptr @say, ptr %4, align 8
  %8 = load i32, ptr %2, align 4
  %9 = srem i32 %8, 2
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, ptr @.str.13, ptr @.str.14
  store ptr %12, ptr %5, align 8
  %13 = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0
  %14 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %13, i64 0, i64 0
  %15 = call i32 @__sigsetjmp(ptr noundef %14, i32 noundef 0) #6
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %7
  %20 = load ptr, ptr %4, align 8
  %21 = load ptr, ptr %5, align 8
  call void %20(ptr noundef %21)
  call void @__pthread_unwind_next(ptr noundef %3) #7
  unreachable

22:                                               ; preds = %7
  call void @__pthread_register_cancel(ptr noundef %3)
  br label %23

23:                                               ; preds = %22
  %24 = load i32, ptr %2, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  call void @pthread_exit(ptr noundef @.str.15) #7
  unreachable

27:                                               ; preds = %23
  %28 = load i32, ptr %2, align 4
  %29 = sub nsw i32 %28, 1
  call void @leave(i32 noundef %29)
  br label %30

30:                                               ; preds = %27
  br label %31

31:                                               ; preds = %30
  br label %32

32:                                               ; preds = %31
  call void @__pthread_unregister_cancel(ptr noundef %3)
  br label %33

33:                                               ; preds = %32
  ret void
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #4

declare i32 @sem_wait(ptr noundef) #2

declare i32 @usleep(i32 noundef) #2

declare i32 @pthread_cancel(i64 noundef) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str.19)
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @pthread_mutex_unlock(ptr noundef %4) #5
  ret void
}

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #2

declare void @pthread_testcancel() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind returns_twice }
attributes #7 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
