; ModuleID = 'crates/interp/tests/programs/thread_ends_cxx.cpp'
source_filename = "crates/interp/tests/programs/thread_ends_cxx.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.Noisy = type { ptr }
%struct.Error = type { i32 }

$__clang_call_terminate = comdat any

$_ZN5NoisyD2Ev = comdat any

$_ZTI5Error = comdat any

$_ZTS5Error = comdat any

@_ZL5ready = internal global %union.sem_t zeroinitializer, align 8
@_ZL5never = internal global %union.sem_t zeroinitializer, align 8
@.str = private unnamed_addr constant [15 x i8] c"by itself: %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"cancelled\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"returned\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"outermost\00", align 1
@.str.5 = private unnamed_addr constant [25 x i8] c"a handler of everything\0A\00", align 1
@_ZTI5Error = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Error }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"error %d in the handler\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"odd\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"even\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.10 = private unnamed_addr constant [27 x i8] c"an error, which it is not\0A\00", align 1
@.str.11 = private unnamed_addr constant [12 x i8] c"~Noisy: %s\0A\00", align 1
@.str.12 = private unnamed_addr constant [25 x i8] c"of the thread that waits\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = call i32 @sem_init(ptr noundef @_ZL5ready, i32 noundef 0, i32 noundef 0) #8
  %4 = call i32 @sem_init(ptr noundef @_ZL5never, i32 noundef 0, i32 noundef 0) #8
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @_ZL9by_itselfPv, ptr noundef null) #8
  %6 = load i64, ptr %1, align 8
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef %2)
  %8 = load ptr, ptr %2, align 8
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %8)
  %10 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @_ZL9cancelledPv, ptr noundef null) #8
  %11 = call i32 @sem_wait(ptr noundef @_ZL5ready)
  %12 = load i64, ptr %1, align 8
  %13 = call i32 @pthread_cancel(i64 noundef %12)
  %14 = load i64, ptr %1, align 8
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef %2)
  %16 = load ptr, ptr %2, align 8
  %17 = icmp eq ptr %16, inttoptr (i64 -1 to ptr)
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, ptr @.str.2, ptr @.str.3
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %19)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef ptr @_ZL9by_itselfPv(ptr noundef %0) #2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Noisy, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %7 = getelementptr inbounds nuw %struct.Noisy, ptr %3, i32 0, i32 0
  store ptr @.str.4, ptr %7, align 8
  invoke void @_ZL5leavei(i32 noundef 2)
          to label %8 unwind label %9

8:                                                ; preds = %1
  br label %49

9:                                                ; preds = %1
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  store ptr %11, ptr %4, align 8
  %12 = extractvalue { ptr, i32 } %10, 1
  store i32 %12, ptr %5, align 4
  br label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = call ptr @__cxa_begin_catch(ptr %14) #8
  %16 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5)
          to label %17 unwind label %20

17:                                               ; preds = %13
  %18 = call ptr @__cxa_allocate_exception(i64 4) #8
  %19 = getelementptr inbounds nuw %struct.Error, ptr %18, i32 0, i32 0
  store i32 7, ptr %19, align 16
  invoke void @__cxa_throw(ptr %18, ptr @_ZTI5Error, ptr null) #9
          to label %58 unwind label %24

20:                                               ; preds = %41, %39, %13
  %21 = landingpad { ptr, i32 }
          cleanup
  %22 = extractvalue { ptr, i32 } %21, 0
  store ptr %22, ptr %4, align 8
  %23 = extractvalue { ptr, i32 } %21, 1
  store i32 %23, ptr %5, align 4
  br label %47

24:                                               ; preds = %17
  %25 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %26 = extractvalue { ptr, i32 } %25, 0
  store ptr %26, ptr %4, align 8
  %27 = extractvalue { ptr, i32 } %25, 1
  store i32 %27, ptr %5, align 4
  br label %28

28:                                               ; preds = %24
  %29 = load i32, ptr %5, align 4
  %30 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8
  %31 = icmp eq i32 %29, %30
  br i1 %31, label %32, label %47

32:                                               ; preds = %28
  %33 = load ptr, ptr %4, align 8
  %34 = call ptr @__cxa_begin_catch(ptr %33) #8
  store ptr %34, ptr %6, align 8
  %35 = load ptr, ptr %6, align 8, !nonnull !6, !align !7
  %36 = getelementptr inbounds nuw %struct.Error, ptr %35, i32 0, i32 0
  %37 = load i32, ptr %36, align 4
  %38 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %37)
          to label %39 unwind label %42

39:                                               ; preds = %32
  invoke void @__cxa_end_catch()
          to label %40 unwind label %20

40:                                               ; preds = %39
  br label %41

41:                                               ; preds = %40
  invoke void @__cxa_rethrow() #9
          to label %58 unwind label %20

42:                                               ; preds = %32
  %43 = landingpad { ptr, i32 }
          cleanup
  %44 = extractvalue { ptr, i32 } %43, 0
  store ptr %44, ptr %4, align 8
  %45 = extractvalue { ptr, i32 } %43, 1
  store i32 %45, ptr %5, align 4
  invoke void @__cxa_end_catch()
          to label %46 unwind label %55

46:                                               ; preds = %42
  br label %47

47:                                               ; preds = %46, %28, %20
  invoke void @__cxa_end_catch()
          to label %48 unwind label %55

48:                                               ; preds = %47
  call void @_ZN5NoisyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  br label %50

49:                                               ; preds = %8
  call void @_ZN5NoisyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  ret ptr @.str.3

50:                                               ; preds = %48
  %51 = load ptr, ptr %4, align 8
  %52 = load i32, ptr %5, align 4
  %53 = insertvalue { ptr, i32 } poison, ptr %51, 0
  %54 = insertvalue { ptr, i32 } %53, i32 %52, 1
  resume { ptr, i32 } %54

55:                                               ; preds = %47, %42
  %56 = landingpad { ptr, i32 }
          catch ptr null
  %57 = extractvalue { ptr, i32 } %56, 0
  call void @__clang_call_terminate(ptr %57) #10
  unreachable

58:                                               ; preds = %41, %17
  unreachable
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef ptr @_ZL9cancelledPv(ptr noundef %0) #2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Noisy, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %6 = getelementptr inbounds nuw %struct.Noisy, ptr %3, i32 0, i32 0
  store ptr @.str.12, ptr %6, align 8
  %7 = call i32 @sem_post(ptr noundef @_ZL5ready) #8
  %8 = invoke i32 @sem_wait(ptr noundef @_ZL5never)
          to label %9 unwind label %10

9:                                                ; preds = %1
  call void @_ZN5NoisyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  ret ptr null

10:                                               ; preds = %1
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = extractvalue { ptr, i32 } %11, 0
  store ptr %12, ptr %4, align 8
  %13 = extractvalue { ptr, i32 } %11, 1
  store i32 %13, ptr %5, align 4
  call void @_ZN5NoisyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  br label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %5, align 4
  %17 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %18 = insertvalue { ptr, i32 } %17, i32 %16, 1
  resume { ptr, i32 } %18
}

declare i32 @sem_wait(ptr noundef) #3

declare i32 @pthread_cancel(i64 noundef) #3

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL5leavei(i32 noundef %0) #2 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Noisy, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %7 = getelementptr inbounds nuw %struct.Noisy, ptr %3, i32 0, i32 0
  %8 = load i32, ptr %2, align 4
  %9 = srem i32 %8, 2
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, ptr @.str.7, ptr @.str.8
  store ptr %12, ptr %7, align 8
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %32

15:                                               ; preds = %1
  invoke void @pthread_exit(ptr noundef @.str.9) #9
          to label %16 unwind label %17

16:                                               ; preds = %15
  unreachable

17:                                               ; preds = %32, %15
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %19 = extractvalue { ptr, i32 } %18, 0
  store ptr %19, ptr %4, align 8
  %20 = extractvalue { ptr, i32 } %18, 1
  store i32 %20, ptr %5, align 4
  br label %21

21:                                               ; preds = %17
  %22 = load i32, ptr %5, align 4
  %23 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %25, label %45

25:                                               ; preds = %21
  %26 = load ptr, ptr %4, align 8
  %27 = call ptr @__cxa_begin_catch(ptr %26) #8
  store ptr %27, ptr %6, align 8
  %28 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.10)
          to label %29 unwind label %36

29:                                               ; preds = %25
  invoke void @__cxa_end_catch()
          to label %30 unwind label %40

30:                                               ; preds = %29
  br label %31

31:                                               ; preds = %30, %35
  call void @_ZN5NoisyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  ret void

32:                                               ; preds = %1
  %33 = load i32, ptr %2, align 4
  %34 = sub nsw i32 %33, 1
  invoke void @_ZL5leavei(i32 noundef %34)
          to label %35 unwind label %17

35:                                               ; preds = %32
  br label %31

36:                                               ; preds = %25
  %37 = landingpad { ptr, i32 }
          cleanup
  %38 = extractvalue { ptr, i32 } %37, 0
  store ptr %38, ptr %4, align 8
  %39 = extractvalue { ptr, i32 } %37, 1
  store i32 %39, ptr %5, align 4
  invoke void @__cxa_end_catch()
          to label %44 unwind label %51

40:                                               ; preds = %29
  %41 = landingpad { ptr, i32 }
          cleanup
  %42 = extractvalue { ptr, i32 } %41, 0
  store ptr %42, ptr %4, align 8
  %43 = extractvalue { ptr, i32 } %41, 1
  store i32 %43, ptr %5, align 4
  br label %45

44:                                               ; preds = %36
  br label %45

45:                                               ; preds = %44, %40, %21
  call void @_ZN5NoisyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  br label %46

46:                                               ; preds = %45
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %5, align 4
  %49 = insertvalue { ptr, i32 } poison, ptr %47, 0
  %50 = insertvalue { ptr, i32 } %49, i32 %48, 1
  resume { ptr, i32 } %50

51:                                               ; preds = %36
  %52 = landingpad { ptr, i32 }
          catch ptr null
  %53 = extractvalue { ptr, i32 } %52, 0
  call void @__clang_call_terminate(ptr %53) #10
  unreachable
}

declare i32 @__gxx_personality_v0(...)

declare ptr @__cxa_begin_catch(ptr)

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #10
  unreachable
}

declare void @_ZSt9terminatev()

declare void @__cxa_rethrow()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NoisyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Noisy, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %5)
          to label %7 unwind label %8

7:                                                ; preds = %1
  ret void

8:                                                ; preds = %1
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #10
  unreachable
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #7

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #1

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{}
!7 = !{i64 4}
