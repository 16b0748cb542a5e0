; C++ exceptions for WebAssembly.
; RUN: run
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32"

$_ZN7CountedD2Ev = comdat any

$_ZN7DerivedD2Ev = comdat any

$_ZN7DerivedD0Ev = comdat any

$_ZN7Derived3getEv = comdat any

$_ZThn8_N7DerivedD1Ev = comdat any

$_ZThn8_N7DerivedD0Ev = comdat any

$_ZThn8_N7Derived3getEv = comdat any

$_ZTI7Counted = comdat any

$_ZTS7Counted = comdat any

$_ZTI7Derived = comdat any

$_ZTS7Derived = comdat any

$_ZTI5Other = comdat any

$_ZTS5Other = comdat any

$_ZTI4Base = comdat any

$_ZTS4Base = comdat any

$_ZTV7Derived = comdat any

@_ZN7Counted5aliveE = hidden local_unnamed_addr global i32 0, align 4
@log = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16
@logged = hidden local_unnamed_addr global i32 0, align 4
@_ZTIi = external constant ptr
@_ZTI7Counted = linkonce_odr hidden constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i32 2), ptr @_ZTS7Counted }, comdat, align 4
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS7Counted = linkonce_odr hidden constant [9 x i8] c"7Counted\00", comdat, align 1
@_ZTI7Derived = linkonce_odr hidden constant { ptr, ptr, i32, i32, ptr, i32, ptr, i32 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i32 2), ptr @_ZTS7Derived, i32 0, i32 2, ptr @_ZTI5Other, i32 2, ptr @_ZTI4Base, i32 2050 }, comdat, align 4
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS7Derived = linkonce_odr hidden constant [9 x i8] c"7Derived\00", comdat, align 1
@_ZTI5Other = linkonce_odr hidden constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i32 2), ptr @_ZTS5Other }, comdat, align 4
@_ZTS5Other = linkonce_odr hidden constant [7 x i8] c"5Other\00", comdat, align 1
@_ZTI4Base = linkonce_odr hidden constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i32 2), ptr @_ZTS4Base }, comdat, align 4
@_ZTS4Base = linkonce_odr hidden constant [6 x i8] c"4Base\00", comdat, align 1
@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIPKc = external constant ptr
@_ZTId = external constant ptr
@_ZTV7Derived = linkonce_odr hidden unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Derived, ptr @_ZN7DerivedD2Ev, ptr @_ZN7DerivedD0Ev, ptr @_ZN7Derived3getEv], [5 x ptr] [ptr inttoptr (i32 -8 to ptr), ptr @_ZTI7Derived, ptr @_ZThn8_N7DerivedD1Ev, ptr @_ZThn8_N7DerivedD0Ev, ptr @_ZThn8_N7Derived3getEv] }, comdat, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden void @_Z4notei(i32 noundef %0) local_unnamed_addr #0 {
  %2 = load i32, ptr @logged, align 4, !tbaa !2
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @logged, align 4, !tbaa !2
  %4 = getelementptr inbounds i32, ptr @log, i32 %2
  store i32 %0, ptr %4, align 4, !tbaa !2
  ret void
}

; Function Attrs: mustprogress
define hidden void @_Z7throweri(i32 noundef %0) local_unnamed_addr #1 personality ptr @__gxx_wasm_personality_v0 {
  switch i32 %0, label %17 [
    i32 1, label %2
    i32 2, label %4
    i32 3, label %8
    i32 4, label %13
    i32 5, label %15
  ]

2:                                                ; preds = %1
  %3 = tail call ptr @__cxa_allocate_exception(i32 4) #14
  store i32 7, ptr %3, align 16, !tbaa !2
  invoke void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTIi, ptr null) #9
          to label %26 unwind label %21

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i32 4) #14
  store i32 5, ptr %5, align 4, !tbaa !6
  %6 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  invoke void @__cxa_throw(ptr nonnull %5, ptr nonnull @_ZTI7Counted, ptr nonnull @_ZN7CountedD2Ev) #9
          to label %26 unwind label %21

8:                                                ; preds = %1
  %9 = tail call ptr @__cxa_allocate_exception(i32 16) #14
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  store i32 3, ptr %10, align 4, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 4, ptr %12, align 4, !tbaa !10
  store ptr getelementptr inbounds nuw inrange(-8, 12) (i8, ptr @_ZTV7Derived, i32 8), ptr %9, align 4, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-8, 12) (i8, ptr @_ZTV7Derived, i32 28), ptr %11, align 4, !tbaa !12
  invoke void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTI7Derived, ptr nonnull @_ZN7DerivedD2Ev) #9
          to label %26 unwind label %21

13:                                               ; preds = %1
  %14 = tail call ptr @__cxa_allocate_exception(i32 4) #14
  store ptr @.str, ptr %14, align 16, !tbaa !14
  invoke void @__cxa_throw(ptr nonnull %14, ptr nonnull @_ZTIPKc, ptr null) #9
          to label %26 unwind label %21

15:                                               ; preds = %1
  %16 = tail call ptr @__cxa_allocate_exception(i32 8) #14
  store double 2.500000e+00, ptr %16, align 16, !tbaa !17
  invoke void @__cxa_throw(ptr nonnull %16, ptr nonnull @_ZTId, ptr null) #9
          to label %26 unwind label %21

17:                                               ; preds = %1
  %18 = load i32, ptr @logged, align 4, !tbaa !2
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr @logged, align 4, !tbaa !2
  %20 = getelementptr inbounds i32, ptr @log, i32 %18
  store i32 %0, ptr %20, align 4, !tbaa !2
  ret void

21:                                               ; preds = %15, %13, %8, %4, %2
  %22 = cleanuppad within none []
  %23 = load i32, ptr @logged, align 4, !tbaa !2
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr @logged, align 4, !tbaa !2
  %25 = getelementptr inbounds i32, ptr @log, i32 %23
  store i32 %0, ptr %25, align 4, !tbaa !2
  cleanupret from %22 unwind to caller

26:                                               ; preds = %15, %13, %8, %4, %2
  unreachable
}

declare ptr @__cxa_allocate_exception(i32) local_unnamed_addr

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #2

declare i32 @__gxx_wasm_personality_v0(...)

; Function Attrs: mustprogress nounwind
define linkonce_odr hidden noundef ptr @_ZN7CountedD2Ev(ptr noundef nonnull returned align 4 dereferenceable(4) %0) unnamed_addr #3 comdat {
  %2 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  ret ptr %0
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr hidden noundef ptr @_ZN7DerivedD2Ev(ptr noundef nonnull returned align 4 dereferenceable(16) %0) unnamed_addr #4 comdat {
  ret ptr %0
}

; Function Attrs: mustprogress
define hidden noundef i32 @_Z7attempti(i32 noundef %0) local_unnamed_addr #1 personality ptr @__gxx_wasm_personality_v0 {
  %2 = add nsw i32 %0, 10
  invoke void @_Z7throweri(i32 noundef %0)
          to label %3 unwind label %7

3:                                                ; preds = %1
  %4 = load i32, ptr @logged, align 4, !tbaa !2
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @logged, align 4, !tbaa !2
  %6 = getelementptr inbounds i32, ptr @log, i32 %4
  store i32 %2, ptr %6, align 4, !tbaa !2
  br label %57

7:                                                ; preds = %1
  %8 = cleanuppad within none []
  %9 = load i32, ptr @logged, align 4, !tbaa !2
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr @logged, align 4, !tbaa !2
  %11 = getelementptr inbounds i32, ptr @log, i32 %9
  store i32 %2, ptr %11, align 4, !tbaa !2
  cleanupret from %8 unwind label %12

12:                                               ; preds = %7
  %13 = catchswitch within none [label %14] unwind to caller

14:                                               ; preds = %12
  %15 = catchpad within %13 [ptr @_ZTIi, ptr @_ZTI7Counted, ptr @_ZTI4Base, ptr @_ZTIPKc, ptr null]
  %16 = tail call ptr @llvm.wasm.get.exception(token %15)
  %17 = tail call i32 @llvm.wasm.get.ehselector(token %15)
  %18 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #14
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %23

20:                                               ; preds = %14
  %21 = call ptr @__cxa_begin_catch(ptr %16) #14 [ "funclet"(token %15) ]
  %22 = load i32, ptr %21, align 4, !tbaa !2
  call void @__cxa_end_catch() #14 [ "funclet"(token %15) ]
  catchret from %15 to label %57

23:                                               ; preds = %14
  %24 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Counted) #14
  %25 = icmp eq i32 %17, %24
  br i1 %25, label %26, label %36

26:                                               ; preds = %23
  %27 = call ptr @__cxa_get_exception_ptr(ptr %16) #14 [ "funclet"(token %15) ]
  %28 = load i32, ptr %27, align 4, !tbaa !6
  %29 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  %31 = call ptr @__cxa_begin_catch(ptr %16) #14 [ "funclet"(token %15) ]
  %32 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  %33 = mul nsw i32 %32, 100
  %34 = add nsw i32 %33, %28
  %35 = add nsw i32 %32, -1
  store i32 %35, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  call void @__cxa_end_catch() [ "funclet"(token %15) ]
  catchret from %15 to label %57

36:                                               ; preds = %23
  %37 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #14
  %38 = icmp eq i32 %17, %37
  br i1 %38, label %39, label %46

39:                                               ; preds = %36
  %40 = call ptr @__cxa_begin_catch(ptr %16) #14 [ "funclet"(token %15) ]
  %41 = load ptr, ptr %40, align 4, !tbaa !12
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 8
  %43 = load ptr, ptr %42, align 4
  %44 = invoke noundef i32 %43(ptr noundef nonnull align 4 dereferenceable(8) %40) [ "funclet"(token %15) ]
          to label %45 unwind label %54

45:                                               ; preds = %39
  call void @__cxa_end_catch() [ "funclet"(token %15) ]
  catchret from %15 to label %57

46:                                               ; preds = %36
  %47 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #14
  %48 = icmp eq i32 %17, %47
  %49 = call ptr @__cxa_begin_catch(ptr %16) #14 [ "funclet"(token %15) ]
  br i1 %48, label %50, label %53

50:                                               ; preds = %46
  %51 = load i8, ptr %49, align 1, !tbaa !19
  %52 = sext i8 %51 to i32
  call void @__cxa_end_catch() #14 [ "funclet"(token %15) ]
  catchret from %15 to label %57

53:                                               ; preds = %46
  call void @__cxa_end_catch() [ "funclet"(token %15) ]
  catchret from %15 to label %57

54:                                               ; preds = %39
  %55 = cleanuppad within %15 []
  invoke void @__cxa_end_catch() [ "funclet"(token %55) ]
          to label %56 unwind label %59

56:                                               ; preds = %54
  cleanupret from %55 unwind to caller

57:                                               ; preds = %20, %26, %45, %50, %53, %3
  %58 = phi i32 [ 0, %3 ], [ %22, %20 ], [ %34, %26 ], [ %44, %45 ], [ %52, %50 ], [ -1, %53 ]
  ret i32 %58

59:                                               ; preds = %54
  %60 = cleanuppad within %55 []
  call void @_ZSt9terminatev() #15 [ "funclet"(token %60) ]
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.wasm.get.exception(token) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i32 @llvm.wasm.get.ehselector(token) #5

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #7

declare ptr @__cxa_get_exception_ptr(ptr) local_unnamed_addr

; Function Attrs: cold mustprogress
define hidden noundef i32 @_Z5againv() local_unnamed_addr #8 personality ptr @__gxx_wasm_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i32 4) #14
  store i32 3, ptr %1, align 16, !tbaa !2
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIi, ptr null) #9
          to label %30 unwind label %2

2:                                                ; preds = %0
  %3 = catchswitch within none [label %4] unwind label %15

4:                                                ; preds = %2
  %5 = catchpad within %3 [ptr @_ZTIi]
  %6 = tail call ptr @llvm.wasm.get.exception(token %5)
  %7 = tail call i32 @llvm.wasm.get.ehselector(token %5)
  %8 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #14
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = call ptr @__cxa_begin_catch(ptr %6) #14 [ "funclet"(token %5) ]
  %12 = load i32, ptr %11, align 4, !tbaa !2
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %11, align 4, !tbaa !2
  invoke void @__cxa_rethrow() #9 [ "funclet"(token %5) ]
          to label %30 unwind label %27

14:                                               ; preds = %4
  invoke void @llvm.wasm.rethrow() #9 [ "funclet"(token %5) ]
          to label %30 unwind label %15

15:                                               ; preds = %14, %27, %2
  %16 = catchswitch within none [label %17] unwind to caller

17:                                               ; preds = %15
  %18 = catchpad within %16 [ptr @_ZTIi]
  %19 = tail call ptr @llvm.wasm.get.exception(token %18)
  %20 = tail call i32 @llvm.wasm.get.ehselector(token %18)
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #14
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %17
  %24 = call ptr @__cxa_begin_catch(ptr %19) #14 [ "funclet"(token %18) ]
  %25 = load i32, ptr %24, align 4, !tbaa !2
  call void @__cxa_end_catch() #14 [ "funclet"(token %18) ]
  catchret from %18 to label %29

26:                                               ; preds = %17
  call void @llvm.wasm.rethrow() #9 [ "funclet"(token %18) ]
  unreachable

27:                                               ; preds = %10
  %28 = cleanuppad within %5 []
  call void @__cxa_end_catch() #14 [ "funclet"(token %28) ]
  cleanupret from %28 unwind label %15

29:                                               ; preds = %23
  ret i32 %25

30:                                               ; preds = %14, %10, %0
  unreachable
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: noreturn
declare void @llvm.wasm.rethrow() #9

; Function Attrs: mustprogress norecurse
define hidden noundef range(i32 0, 10) i32 @main() #10 {
  %1 = tail call noundef i32 @_Z7attempti(i32 noundef 0)
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %34

3:                                                ; preds = %0
  %4 = tail call noundef i32 @_Z7attempti(i32 noundef 1)
  %5 = icmp eq i32 %4, 7
  br i1 %5, label %6, label %34

6:                                                ; preds = %3
  %7 = tail call noundef i32 @_Z7attempti(i32 noundef 2)
  %8 = icmp eq i32 %7, 205
  br i1 %8, label %9, label %34

9:                                                ; preds = %6
  %10 = load i32, ptr @_ZN7Counted5aliveE, align 4, !tbaa !2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %34

12:                                               ; preds = %9
  %13 = tail call noundef i32 @_Z7attempti(i32 noundef 3)
  %14 = icmp eq i32 %13, 40
  br i1 %14, label %15, label %34

15:                                               ; preds = %12
  %16 = tail call noundef i32 @_Z7attempti(i32 noundef 4)
  %17 = icmp eq i32 %16, 116
  br i1 %17, label %18, label %34

18:                                               ; preds = %15
  %19 = tail call noundef i32 @_Z7attempti(i32 noundef 5)
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %34

21:                                               ; preds = %18
  %22 = tail call noundef i32 @_Z5againv()
  %23 = icmp eq i32 %22, 4
  br i1 %23, label %24, label %34

24:                                               ; preds = %21
  %25 = load i32, ptr @logged, align 4, !tbaa !2
  %26 = icmp ne i32 %25, 12
  %27 = load i32, ptr getelementptr inbounds nuw (i8, ptr @log, i32 8), align 8
  %28 = icmp ne i32 %27, 1
  %29 = select i1 %26, i1 true, i1 %28
  %30 = load i32, ptr getelementptr inbounds nuw (i8, ptr @log, i32 12), align 4
  %31 = icmp ne i32 %30, 11
  %32 = select i1 %29, i1 true, i1 %31
  %33 = select i1 %32, i32 9, i32 0
  br label %34

34:                                               ; preds = %24, %21, %18, %15, %12, %9, %6, %3, %0
  %35 = phi i32 [ 8, %21 ], [ 1, %0 ], [ 2, %3 ], [ 3, %6 ], [ 4, %9 ], [ 5, %12 ], [ 6, %15 ], [ 7, %18 ], [ %33, %24 ]
  ret i32 %35
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr hidden void @_ZN7DerivedD0Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #4 comdat {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i32 noundef 16) #16
  ret void
}

; Function Attrs: mustprogress nounwind
define linkonce_odr hidden noundef i32 @_ZN7Derived3getEv(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #3 comdat {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load i32, ptr %2, align 4, !tbaa !10
  %4 = mul nsw i32 %3, 10
  ret i32 %4
}

; Function Attrs: inlinehint nounwind
define linkonce_odr hidden noundef ptr @_ZThn8_N7DerivedD1Ev(ptr noundef %0) unnamed_addr #11 comdat {
  %2 = getelementptr inbounds i8, ptr %0, i32 -8
  ret ptr %2
}

; Function Attrs: inlinehint nounwind
define linkonce_odr hidden void @_ZThn8_N7DerivedD0Ev(ptr noundef %0) unnamed_addr #11 comdat {
  %2 = getelementptr inbounds i8, ptr %0, i32 -8
  tail call void @_ZdlPvm(ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef 16) #16
  ret void
}

define linkonce_odr hidden noundef i32 @_ZThn8_N7Derived3getEv(ptr noundef %0) unnamed_addr #12 comdat {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %3 = load i32, ptr %2, align 4, !tbaa !10
  %4 = mul nsw i32 %3, 10
  ret i32 %4
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i32 noundef) local_unnamed_addr #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #1 = { mustprogress "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #2 = { cold noreturn }
attributes #3 = { mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #4 = { inlinehint mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { cold nofree noreturn }
attributes #8 = { cold mustprogress "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #9 = { noreturn }
attributes #10 = { mustprogress norecurse "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #11 = { inlinehint nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #12 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{!7, !3, i64 0}
!7 = !{!"_ZTS7Counted", !3, i64 0}
!8 = !{!9, !3, i64 4}
!9 = !{!"_ZTS5Other", !3, i64 4}
!10 = !{!11, !3, i64 4}
!11 = !{!"_ZTS4Base", !3, i64 4}
!12 = !{!13, !13, i64 0}
!13 = !{!"vtable pointer", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 omnipotent char", !16, i64 0}
!16 = !{!"any pointer", !4, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !4, i64 0}
!19 = !{!4, !4, i64 0}
