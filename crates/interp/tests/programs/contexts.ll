; ModuleID = 'crates/interp/tests/programs/contexts.c'
source_filename = "crates/interp/tests/programs/contexts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ucontext_t = type { i64, ptr, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i64] }
%struct.stack_t = type { ptr, i32, i64 }
%struct.mcontext_t = type { [23 x i64], ptr, [8 x i64] }
%struct.__sigset_t = type { [16 x i64] }
%struct._libc_fpstate = type { i16, i16, i16, i16, i64, i64, i32, i32, [8 x %struct._libc_fpxreg], [16 x %struct._libc_xmmreg], [24 x i32] }
%struct._libc_fpxreg = type { [4 x i16], i16, [3 x i16] }
%struct._libc_xmmreg = type { [4 x i32] }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }

@stdout = external global ptr, align 8
@.str = private unnamed_addr constant [18 x i8] c"nobody comes here\00", align 1
@generator = internal global %struct.ucontext_t zeroinitializer, align 8
@caller = internal global %struct.ucontext_t zeroinitializer, align 8
@produced = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"produced %d\0A\00", align 1
@ring = internal global [3 x %struct.ucontext_t] zeroinitializer, align 16
@home = internal global %struct.ucontext_t zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [21 x i8] c"home after %d turns\0A\00", align 1
@turns = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [8 x i8] c"ring %d\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"%s, turn %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"%s ends\0A\00", align 1
@shared = internal global %struct.ucontext_t zeroinitializer, align 8
@.str.6 = private unnamed_addr constant [9 x i8] c"step %d\0A\00", align 1
@left = internal global %struct.ucontext_t zeroinitializer, align 8
@own_number = internal thread_local global i32 0, align 4
@.str.7 = private unnamed_addr constant [17 x i8] c"thread %d again\0A\00", align 1
@outside = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.8 = private unnamed_addr constant [13 x i8] c"outside, %d\0A\00", align 1
@inside = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.9 = private unnamed_addr constant [17 x i8] c"inside after %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [17 x i8] c"the last context\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.ucontext_t, align 8
  %3 = alloca %struct.ucontext_t, align 8
  store i32 0, ptr %1, align 4
  call void @generate()
  call void @go_round()
  call void @hand_over()
  call void @jump()
  %4 = call ptr @make(ptr noundef %2, ptr noundef %3)
  call void (ptr, ptr, i32, ...) @makecontext(ptr noundef %2, ptr noundef @last, i32 noundef 0) #7
  %5 = call ptr @make(ptr noundef %3, ptr noundef null)
  call void (ptr, ptr, i32, ...) @makecontext(ptr noundef %3, ptr noundef @last, i32 noundef 0) #7
  %6 = load ptr, ptr @stdout, align 8
  %7 = call i32 @fflush(ptr noundef %6)
  %8 = call i32 @setcontext(ptr noundef %2) #7
  %9 = call i32 @puts(ptr noundef @.str)
  ret i32 1
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @generate() #0 {
  %1 = call ptr @make(ptr noundef @generator, ptr noundef @caller)
  call void (ptr, ptr, i32, ...) @makecontext(ptr noundef @generator, ptr noundef @produce, i32 noundef 2, i32 noundef 3, i32 noundef 7) #7
  br label %2

2:                                                ; preds = %7, %0
  %3 = call i32 @swapcontext(ptr noundef @caller, ptr noundef @generator) #7
  %4 = load i32, ptr @produced, align 4
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  br label %10

7:                                                ; preds = %2
  %8 = load i32, ptr @produced, align 4
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %8)
  br label %2

10:                                               ; preds = %6
  %11 = load ptr, ptr getelementptr inbounds nuw (%struct.ucontext_t, ptr @generator, i32 0, i32 2), align 8
  call void @free(ptr noundef %11) #7
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @go_round() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %3

3:                                                ; preds = %15, %0
  %4 = load i32, ptr %1, align 4
  %5 = icmp slt i32 %4, 3
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x %struct.ucontext_t], ptr @ring, i64 0, i64 %8
  %10 = call ptr @make(ptr noundef %9, ptr noundef @home)
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [3 x %struct.ucontext_t], ptr @ring, i64 0, i64 %12
  %14 = load i32, ptr %1, align 4
  call void (ptr, ptr, i32, ...) @makecontext(ptr noundef %13, ptr noundef @turn, i32 noundef 1, i32 noundef %14) #7
  br label %15

15:                                               ; preds = %6
  %16 = load i32, ptr %1, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %1, align 4
  br label %3, !llvm.loop !6

18:                                               ; preds = %3
  %19 = call i32 @swapcontext(ptr noundef @home, ptr noundef @ring) #7
  %20 = load i32, ptr @turns, align 4
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %20)
  store i32 0, ptr %2, align 4
  br label %22

22:                                               ; preds = %32, %18
  %23 = load i32, ptr %2, align 4
  %24 = icmp slt i32 %23, 3
  br i1 %24, label %25, label %35

25:                                               ; preds = %22
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [3 x %struct.ucontext_t], ptr @ring, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.ucontext_t, ptr %28, i32 0, i32 2
  %30 = getelementptr inbounds nuw %struct.stack_t, ptr %29, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %31) #7
  br label %32

32:                                               ; preds = %25
  %33 = load i32, ptr %2, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %2, align 4
  br label %22, !llvm.loop !8

35:                                               ; preds = %22
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @hand_over() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = call ptr @make(ptr noundef @shared, ptr noundef null)
  call void (ptr, ptr, i32, ...) @makecontext(ptr noundef @shared, ptr noundef @in_turns, i32 noundef 0) #7
  store i32 1, ptr %1, align 4
  br label %4

4:                                                ; preds = %11, %0
  %5 = load i32, ptr %1, align 4
  %6 = icmp slt i32 %5, 4
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run_once, ptr noundef %1) #7
  %9 = load i64, ptr %2, align 8
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null)
  br label %11

11:                                               ; preds = %7
  %12 = load i32, ptr %1, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %1, align 4
  br label %4, !llvm.loop !9

14:                                               ; preds = %4
  %15 = load ptr, ptr getelementptr inbounds nuw (%struct.ucontext_t, ptr @shared, i32 0, i32 2), align 8
  call void @free(ptr noundef %15) #7
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @jump() #0 {
  %1 = alloca %struct.ucontext_t, align 8
  %2 = alloca %struct.ucontext_t, align 8
  %3 = alloca i32, align 4
  %4 = call ptr @make(ptr noundef %1, ptr noundef null)
  call void (ptr, ptr, i32, ...) @makecontext(ptr noundef %1, ptr noundef @jumps, i32 noundef 0) #7
  %5 = call i32 @_setjmp(ptr noundef @outside) #8
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %6)
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %0
  %11 = call i32 @swapcontext(ptr noundef %2, ptr noundef %1) #7
  br label %12

12:                                               ; preds = %10, %0
  %13 = load i32, ptr %3, align 4
  %14 = icmp slt i32 %13, 3
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  call void @_longjmp(ptr noundef @inside, i32 noundef 1) #9
  unreachable

16:                                               ; preds = %12
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @getcontext(ptr noundef %5) #8
  %7 = call noalias ptr @malloc(i64 noundef 65536) #10
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds nuw %struct.ucontext_t, ptr %8, i32 0, i32 2
  %10 = getelementptr inbounds nuw %struct.stack_t, ptr %9, i32 0, i32 0
  store ptr %7, ptr %10, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds nuw %struct.ucontext_t, ptr %11, i32 0, i32 2
  %13 = getelementptr inbounds nuw %struct.stack_t, ptr %12, i32 0, i32 2
  store i64 65536, ptr %13, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds nuw %struct.ucontext_t, ptr %15, i32 0, i32 1
  store ptr %14, ptr %16, align 8
  %17 = load ptr, ptr %3, align 8
  ret ptr %17
}

; Function Attrs: nounwind
declare void @makecontext(ptr noundef, ptr noundef, i32 noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @last() #0 {
  %1 = call i32 @puts(ptr noundef @.str.10)
  ret void
}

declare i32 @fflush(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @setcontext(ptr noundef) #1

declare i32 @puts(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @produce(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %5, align 4
  br label %7

7:                                                ; preds = %16, %2
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %19

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %5, align 4
  %14 = mul nsw i32 %12, %13
  store i32 %14, ptr @produced, align 4
  %15 = call i32 @swapcontext(ptr noundef @generator, ptr noundef @caller) #7
  br label %16

16:                                               ; preds = %11
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %5, align 4
  br label %7, !llvm.loop !10

19:                                               ; preds = %7
  store i32 -1, ptr @produced, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @swapcontext(ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @turn(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [8 x i8], align 1
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %5 = load i32, ptr %2, align 4
  %6 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %4, i64 noundef 8, ptr noundef @.str.3, i32 noundef %5) #7
  br label %7

7:                                                ; preds = %10, %1
  %8 = load i32, ptr @turns, align 4
  %9 = icmp slt i32 %8, 7
  br i1 %9, label %10, label %24

10:                                               ; preds = %7
  %11 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %12 = load i32, ptr @turns, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr @turns, align 4
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %11, i32 noundef %12)
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [3 x %struct.ucontext_t], ptr @ring, i64 0, i64 %16
  %18 = load i32, ptr %2, align 4
  %19 = add nsw i32 %18, 1
  %20 = srem i32 %19, 3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [3 x %struct.ucontext_t], ptr @ring, i64 0, i64 %21
  %23 = call i32 @swapcontext(ptr noundef %17, ptr noundef %22) #7
  br label %7, !llvm.loop !11

24:                                               ; preds = %7
  %25 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %25)
  ret void
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @in_turns() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2

2:                                                ; preds = %6, %0
  %3 = load i32, ptr %1, align 4
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %3)
  %5 = call i32 @swapcontext(ptr noundef @shared, ptr noundef @left) #7
  br label %6

6:                                                ; preds = %2
  %7 = load i32, ptr %1, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %1, align 4
  br label %2
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @run_once(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own_number)
  store i32 %4, ptr %5, align 4
  %6 = call i32 @swapcontext(ptr noundef @left, ptr noundef @shared) #7
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own_number)
  %8 = load i32, ptr %7, align 4
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %8)
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @jumps() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2

2:                                                ; preds = %11, %0
  %3 = call i32 @_setjmp(ptr noundef @inside) #8
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4
  %7 = add nsw i32 %6, 1
  call void @_longjmp(ptr noundef @outside, i32 noundef %7) #9
  unreachable

8:                                                ; preds = %2
  %9 = load i32, ptr %1, align 4
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %9)
  br label %11

11:                                               ; preds = %8
  %12 = load i32, ptr %1, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %1, align 4
  br label %2
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @_longjmp(ptr noundef, i32 noundef) #5

; Function Attrs: nounwind returns_twice
declare i32 @getcontext(ptr noundef) #4

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind returns_twice }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }

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
