; C++ exceptions for Windows on i386.
; RUN: run
target datalayout = "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32"
target triple = "i686-pc-windows-msvc19.33.0"

%rtti.TypeDescriptor2 = type { ptr, ptr, [3 x i8] }
%eh.CatchableType = type { i32, ptr, i32, i32, i32, i32, ptr }
%eh.CatchableTypeArray.1 = type { i32, [1 x ptr] }
%eh.ThrowInfo = type { i32, ptr, ptr, ptr }
%rtti.TypeDescriptor13 = type { ptr, ptr, [14 x i8] }
%rtti.TypeDescriptor11 = type { ptr, ptr, [12 x i8] }
%rtti.TypeDescriptor10 = type { ptr, ptr, [11 x i8] }
%eh.CatchableTypeArray.3 = type { i32, [3 x ptr] }
%rtti.TypeDescriptor4 = type { ptr, ptr, [5 x i8] }
%eh.CatchableTypeArray.2 = type { i32, [2 x ptr] }
%rtti.CompleteObjectLocator = type { i32, i32, i32, ptr, ptr }
%rtti.ClassHierarchyDescriptor = type { i32, i32, i32, ptr }
%rtti.BaseClassDescriptor = type { ptr, i32, i32, i32, i32, i32, ptr }
%struct.Cleanup = type { i32 }
%struct.Counted = type { i32 }
%struct.Derived = type { %struct.Other, %struct.Base }
%struct.Other = type { ptr, i32 }
%struct.Base = type { ptr, i32 }

$"??0Counted@@QAE@H@Z" = comdat any

$"??0Counted@@QAE@ABU0@@Z" = comdat any

$"??1Counted@@QAE@XZ" = comdat any

$"??0Derived@@QAE@H@Z" = comdat any

$"??0Derived@@QAE@ABU0@@Z" = comdat any

$"??0Other@@QAE@ABU0@@Z" = comdat any

$"??0Base@@QAE@ABU0@@Z" = comdat any

$"??1Derived@@UAE@XZ" = comdat any

$"??1Cleanup@@QAE@XZ" = comdat any

$"??0Other@@QAE@XZ" = comdat any

$"??0Base@@QAE@H@Z" = comdat any

$"??1Other@@UAE@XZ" = comdat any

$"??_EDerived@@W7AEPAXI@Z" = comdat any

$"?get@Derived@@UAEHXZ" = comdat any

$"??_GOther@@UAEPAXI@Z" = comdat any

$"?get@Base@@UAEHXZ" = comdat any

$"??_GBase@@UAEPAXI@Z" = comdat any

$"??1Base@@UAE@XZ" = comdat any

$"??_GDerived@@UAEPAXI@Z" = comdat any

$"??_R0H@8" = comdat any

$"_CT??_R0H@84" = comdat any

$_CTA1H = comdat any

$_TI1H = comdat any

$"??_R0?AUCounted@@@8" = comdat any

$"_CT??_R0?AUCounted@@@8??0Counted@@QAE@ABU0@@Z4" = comdat any

$"_CTA1?AUCounted@@" = comdat any

$"_TI1?AUCounted@@" = comdat any

$"??_R0?AUDerived@@@8" = comdat any

$"_CT??_R0?AUDerived@@@8??0Derived@@QAE@ABU0@@Z16" = comdat any

$"??_R0?AUOther@@@8" = comdat any

$"_CT??_R0?AUOther@@@8??0Other@@QAE@ABU0@@Z8" = comdat any

$"??_R0?AUBase@@@8" = comdat any

$"_CT??_R0?AUBase@@@8??0Base@@QAE@ABU0@@Z88" = comdat any

$"_CTA3?AUDerived@@" = comdat any

$"_TI3?AUDerived@@" = comdat any

$"??_C@_04CIMGMMMG@text?$AA@" = comdat any

$"??_R0PAD@8" = comdat any

$"_CT??_R0PAD@84" = comdat any

$"??_R0PAX@8" = comdat any

$"_CT??_R0PAX@84" = comdat any

$_CTA2PAD = comdat any

$_TIC2PAD = comdat any

$"??_R0N@8" = comdat any

$"_CT??_R0N@88" = comdat any

$_CTA1N = comdat any

$_TI1N = comdat any

$"??_7Derived@@6BOther@@@" = comdat largest

$"??_7Derived@@6BBase@@@" = comdat largest

$"??_R4Derived@@6BOther@@@" = comdat any

$"??_R3Derived@@8" = comdat any

$"??_R2Derived@@8" = comdat any

$"??_R1A@?0A@EA@Derived@@8" = comdat any

$"??_R1A@?0A@EA@Other@@8" = comdat any

$"??_R3Other@@8" = comdat any

$"??_R2Other@@8" = comdat any

$"??_R17?0A@EA@Base@@8" = comdat any

$"??_R3Base@@8" = comdat any

$"??_R2Base@@8" = comdat any

$"??_R1A@?0A@EA@Base@@8" = comdat any

$"??_R4Derived@@6BBase@@@" = comdat any

$"??_7Other@@6B@" = comdat largest

$"??_R4Other@@6B@" = comdat any

$"??_7Base@@6B@" = comdat largest

$"??_R4Base@@6B@" = comdat any

@"?alive@Counted@@2HA" = dso_local global i32 0, align 4
@"?log@@3PAHA" = dso_local global [16 x i32] zeroinitializer, align 4
@"?logged@@3HA" = dso_local global i32 0, align 4
@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@"_CT??_R0H@84" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, ptr @"??_R0H@8", i32 0, i32 -1, i32 0, i32 4, ptr null }, section ".xdata", comdat
@_CTA1H = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.1 { i32 1, [1 x ptr] [ptr @"_CT??_R0H@84"] }, section ".xdata", comdat
@_TI1H = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, ptr null, ptr null, ptr @_CTA1H }, section ".xdata", comdat
@"??_R0?AUCounted@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { ptr @"??_7type_info@@6B@", ptr null, [14 x i8] c".?AUCounted@@\00" }, comdat
@"_CT??_R0?AUCounted@@@8??0Counted@@QAE@ABU0@@Z4" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, ptr @"??_R0?AUCounted@@@8", i32 0, i32 -1, i32 0, i32 4, ptr @"??0Counted@@QAE@ABU0@@Z" }, section ".xdata", comdat
@"_CTA1?AUCounted@@" = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.1 { i32 1, [1 x ptr] [ptr @"_CT??_R0?AUCounted@@@8??0Counted@@QAE@ABU0@@Z4"] }, section ".xdata", comdat
@"_TI1?AUCounted@@" = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, ptr @"??1Counted@@QAE@XZ", ptr null, ptr @"_CTA1?AUCounted@@" }, section ".xdata", comdat
@"??_R0?AUDerived@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { ptr @"??_7type_info@@6B@", ptr null, [14 x i8] c".?AUDerived@@\00" }, comdat
@"_CT??_R0?AUDerived@@@8??0Derived@@QAE@ABU0@@Z16" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, ptr @"??_R0?AUDerived@@@8", i32 0, i32 -1, i32 0, i32 16, ptr @"??0Derived@@QAE@ABU0@@Z" }, section ".xdata", comdat
@"??_R0?AUOther@@@8" = linkonce_odr global %rtti.TypeDescriptor11 { ptr @"??_7type_info@@6B@", ptr null, [12 x i8] c".?AUOther@@\00" }, comdat
@"_CT??_R0?AUOther@@@8??0Other@@QAE@ABU0@@Z8" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, ptr @"??_R0?AUOther@@@8", i32 0, i32 -1, i32 0, i32 8, ptr @"??0Other@@QAE@ABU0@@Z" }, section ".xdata", comdat
@"??_R0?AUBase@@@8" = linkonce_odr global %rtti.TypeDescriptor10 { ptr @"??_7type_info@@6B@", ptr null, [11 x i8] c".?AUBase@@\00" }, comdat
@"_CT??_R0?AUBase@@@8??0Base@@QAE@ABU0@@Z88" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, ptr @"??_R0?AUBase@@@8", i32 8, i32 -1, i32 0, i32 8, ptr @"??0Base@@QAE@ABU0@@Z" }, section ".xdata", comdat
@"_CTA3?AUDerived@@" = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.3 { i32 3, [3 x ptr] [ptr @"_CT??_R0?AUDerived@@@8??0Derived@@QAE@ABU0@@Z16", ptr @"_CT??_R0?AUOther@@@8??0Other@@QAE@ABU0@@Z8", ptr @"_CT??_R0?AUBase@@@8??0Base@@QAE@ABU0@@Z88"] }, section ".xdata", comdat
@"_TI3?AUDerived@@" = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, ptr @"??1Derived@@UAE@XZ", ptr null, ptr @"_CTA3?AUDerived@@" }, section ".xdata", comdat
@"??_C@_04CIMGMMMG@text?$AA@" = linkonce_odr dso_local unnamed_addr constant [5 x i8] c"text\00", comdat, align 1
@"??_R0PAD@8" = linkonce_odr global %rtti.TypeDescriptor4 { ptr @"??_7type_info@@6B@", ptr null, [5 x i8] c".PAD\00" }, comdat
@"_CT??_R0PAD@84" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, ptr @"??_R0PAD@8", i32 0, i32 -1, i32 0, i32 4, ptr null }, section ".xdata", comdat
@"??_R0PAX@8" = linkonce_odr global %rtti.TypeDescriptor4 { ptr @"??_7type_info@@6B@", ptr null, [5 x i8] c".PAX\00" }, comdat
@"_CT??_R0PAX@84" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, ptr @"??_R0PAX@8", i32 0, i32 -1, i32 0, i32 4, ptr null }, section ".xdata", comdat
@_CTA2PAD = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.2 { i32 2, [2 x ptr] [ptr @"_CT??_R0PAD@84", ptr @"_CT??_R0PAX@84"] }, section ".xdata", comdat
@_TIC2PAD = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 1, ptr null, ptr null, ptr @_CTA2PAD }, section ".xdata", comdat
@"??_R0N@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".N\00" }, comdat
@"_CT??_R0N@88" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, ptr @"??_R0N@8", i32 0, i32 -1, i32 0, i32 8, ptr null }, section ".xdata", comdat
@_CTA1N = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.1 { i32 1, [1 x ptr] [ptr @"_CT??_R0N@88"] }, section ".xdata", comdat
@_TI1N = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, ptr null, ptr null, ptr @_CTA1N }, section ".xdata", comdat
@0 = private unnamed_addr constant { [2 x ptr] } { [2 x ptr] [ptr @"??_R4Derived@@6BOther@@@", ptr @"??_EDerived@@UAEPAXI@Z"] }, comdat($"??_7Derived@@6BOther@@@")
@1 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Derived@@6BBase@@@", ptr @"??_EDerived@@W7AEPAXI@Z", ptr @"?get@Derived@@UAEHXZ"] }, comdat($"??_7Derived@@6BBase@@@")
@"??_R4Derived@@6BOther@@@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 0, i32 0, i32 0, ptr @"??_R0?AUDerived@@@8", ptr @"??_R3Derived@@8" }, comdat
@"??_R3Derived@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 1, i32 3, ptr @"??_R2Derived@@8" }, comdat
@"??_R2Derived@@8" = linkonce_odr constant [4 x ptr] [ptr @"??_R1A@?0A@EA@Derived@@8", ptr @"??_R1A@?0A@EA@Other@@8", ptr @"??_R17?0A@EA@Base@@8", ptr null], comdat
@"??_R1A@?0A@EA@Derived@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { ptr @"??_R0?AUDerived@@@8", i32 2, i32 0, i32 -1, i32 0, i32 64, ptr @"??_R3Derived@@8" }, comdat
@"??_R1A@?0A@EA@Other@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { ptr @"??_R0?AUOther@@@8", i32 0, i32 0, i32 -1, i32 0, i32 64, ptr @"??_R3Other@@8" }, comdat
@"??_R3Other@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, ptr @"??_R2Other@@8" }, comdat
@"??_R2Other@@8" = linkonce_odr constant [2 x ptr] [ptr @"??_R1A@?0A@EA@Other@@8", ptr null], comdat
@"??_R17?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { ptr @"??_R0?AUBase@@@8", i32 0, i32 8, i32 -1, i32 0, i32 64, ptr @"??_R3Base@@8" }, comdat
@"??_R3Base@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, ptr @"??_R2Base@@8" }, comdat
@"??_R2Base@@8" = linkonce_odr constant [2 x ptr] [ptr @"??_R1A@?0A@EA@Base@@8", ptr null], comdat
@"??_R1A@?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { ptr @"??_R0?AUBase@@@8", i32 0, i32 0, i32 -1, i32 0, i32 64, ptr @"??_R3Base@@8" }, comdat
@"??_R4Derived@@6BBase@@@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 0, i32 8, i32 0, ptr @"??_R0?AUDerived@@@8", ptr @"??_R3Derived@@8" }, comdat
@2 = private unnamed_addr constant { [2 x ptr] } { [2 x ptr] [ptr @"??_R4Other@@6B@", ptr @"??_EOther@@UAEPAXI@Z"] }, comdat($"??_7Other@@6B@")
@"??_R4Other@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 0, i32 0, i32 0, ptr @"??_R0?AUOther@@@8", ptr @"??_R3Other@@8" }, comdat
@3 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Base@@6B@", ptr @"??_EBase@@UAEPAXI@Z", ptr @"?get@Base@@UAEHXZ"] }, comdat($"??_7Base@@6B@")
@"??_R4Base@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 0, i32 0, i32 0, ptr @"??_R0?AUBase@@@8", ptr @"??_R3Base@@8" }, comdat

@"??_7Derived@@6BOther@@@" = unnamed_addr alias ptr, getelementptr inbounds ({ [2 x ptr] }, ptr @0, i32 0, i32 0, i32 1)
@"??_7Derived@@6BBase@@@" = unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @1, i32 0, i32 0, i32 1)
@"??_7Other@@6B@" = unnamed_addr alias ptr, getelementptr inbounds ({ [2 x ptr] }, ptr @2, i32 0, i32 0, i32 1)
@"??_EOther@@UAEPAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GOther@@UAEPAXI@Z"
@"??_7Base@@6B@" = unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @3, i32 0, i32 0, i32 1)
@"??_EBase@@UAEPAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GBase@@UAEPAXI@Z"
@"??_EDerived@@UAEPAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GDerived@@UAEPAXI@Z"

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local void @"?note@@YAXH@Z"(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr @"?logged@@3HA", align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @"?logged@@3HA", align 4
  %6 = getelementptr inbounds [16 x i32], ptr @"?log@@3PAHA", i32 0, i32 %4
  store i32 %3, ptr %6, align 4
  ret void
}

; Function Attrs: mustprogress noinline optnone
define dso_local void @"?thrower@@YAXH@Z"(i32 noundef %0) #1 personality ptr @__CxxFrameHandler3 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Cleanup, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Counted, align 4
  %6 = alloca %struct.Derived, align 4
  %7 = alloca ptr, align 4
  %8 = alloca double, align 8
  store i32 %0, ptr %2, align 4
  %9 = getelementptr inbounds nuw %struct.Cleanup, ptr %3, i32 0, i32 0
  %10 = load i32, ptr %2, align 4
  store i32 %10, ptr %9, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %14

13:                                               ; preds = %1
  store i32 7, ptr %4, align 4
  invoke void @_CxxThrowException(ptr %4, ptr @_TI1H) #5
          to label %37 unwind label %35

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = invoke x86_thiscallcc noundef ptr @"??0Counted@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef 5)
          to label %19 unwind label %35

19:                                               ; preds = %17
  invoke void @_CxxThrowException(ptr %5, ptr @"_TI1?AUCounted@@") #5
          to label %37 unwind label %35

20:                                               ; preds = %14
  %21 = load i32, ptr %2, align 4
  %22 = icmp eq i32 %21, 3
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = invoke x86_thiscallcc noundef ptr @"??0Derived@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(16) %6, i32 noundef 4)
          to label %25 unwind label %35

25:                                               ; preds = %23
  invoke void @_CxxThrowException(ptr %6, ptr @"_TI3?AUDerived@@") #5
          to label %37 unwind label %35

26:                                               ; preds = %20
  %27 = load i32, ptr %2, align 4
  %28 = icmp eq i32 %27, 4
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  store ptr @"??_C@_04CIMGMMMG@text?$AA@", ptr %7, align 4
  invoke void @_CxxThrowException(ptr %7, ptr @_TIC2PAD) #5
          to label %37 unwind label %35

30:                                               ; preds = %26
  %31 = load i32, ptr %2, align 4
  %32 = icmp eq i32 %31, 5
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  store double 2.500000e+00, ptr %8, align 8
  invoke void @_CxxThrowException(ptr %8, ptr @_TI1N) #5
          to label %37 unwind label %35

34:                                               ; preds = %30
  call x86_thiscallcc void @"??1Cleanup@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3) #6
  ret void

35:                                               ; preds = %33, %29, %25, %23, %19, %17, %13
  %36 = cleanuppad within none []
  call x86_thiscallcc void @"??1Cleanup@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3) #6 [ "funclet"(token %36) ]
  cleanupret from %36 unwind to caller

37:                                               ; preds = %33, %29, %25, %19, %13
  unreachable
}

declare dso_local x86_stdcallcc void @_CxxThrowException(ptr, ptr)

declare dso_local i32 @__CxxFrameHandler3(...)

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Counted@@QAE@H@Z"(ptr noundef nonnull returned align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  store i32 %1, ptr %3, align 4
  store ptr %0, ptr %4, align 4
  %5 = load ptr, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.Counted, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %3, align 4
  store i32 %7, ptr %6, align 4
  %8 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @"?alive@Counted@@2HA", align 4
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Counted@@QAE@ABU0@@Z"(ptr noundef nonnull returned align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca ptr, align 4
  store ptr %1, ptr %3, align 4
  store ptr %0, ptr %4, align 4
  %5 = load ptr, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.Counted, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %3, align 4, !nonnull !8, !align !9
  %8 = getelementptr inbounds nuw %struct.Counted, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %8, align 4
  store i32 %9, ptr %6, align 4
  %10 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr @"?alive@Counted@@2HA", align 4
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc void @"??1Counted@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  %4 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr @"?alive@Counted@@2HA", align 4
  ret void
}

; Function Attrs: mustprogress noinline optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Derived@@QAE@H@Z"(ptr noundef nonnull returned align 4 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 personality ptr @__CxxFrameHandler3 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  store i32 %1, ptr %3, align 4
  store ptr %0, ptr %4, align 4
  %5 = load ptr, ptr %4, align 4
  %6 = call x86_thiscallcc noundef ptr @"??0Other@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %5) #6
  %7 = getelementptr inbounds i8, ptr %5, i32 8
  %8 = load i32, ptr %3, align 4
  %9 = invoke x86_thiscallcc noundef ptr @"??0Base@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(8) %7, i32 noundef %8)
          to label %10 unwind label %12

10:                                               ; preds = %2
  store ptr @"??_7Derived@@6BOther@@@", ptr %5, align 4
  %11 = getelementptr inbounds i8, ptr %5, i32 8
  store ptr @"??_7Derived@@6BBase@@@", ptr %11, align 4
  ret ptr %5

12:                                               ; preds = %2
  %13 = cleanuppad within none []
  call x86_thiscallcc void @"??1Other@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %5) #6 [ "funclet"(token %13) ]
  cleanupret from %13 unwind to caller
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Derived@@QAE@ABU0@@Z"(ptr noundef nonnull returned align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca ptr, align 4
  store ptr %1, ptr %3, align 4
  store ptr %0, ptr %4, align 4
  %5 = load ptr, ptr %4, align 4
  %6 = load ptr, ptr %3, align 4, !nonnull !8, !align !9
  %7 = call x86_thiscallcc noundef ptr @"??0Other@@QAE@ABU0@@Z"(ptr noundef nonnull align 4 dereferenceable(8) %5, ptr noundef nonnull align 4 dereferenceable(8) %6) #6
  %8 = getelementptr inbounds i8, ptr %5, i32 8
  %9 = load ptr, ptr %3, align 4, !nonnull !8, !align !9
  %10 = getelementptr inbounds i8, ptr %9, i32 8
  %11 = call x86_thiscallcc noundef ptr @"??0Base@@QAE@ABU0@@Z"(ptr noundef nonnull align 4 dereferenceable(8) %8, ptr noundef nonnull align 4 dereferenceable(8) %10) #6
  store ptr @"??_7Derived@@6BOther@@@", ptr %5, align 4
  %12 = getelementptr inbounds i8, ptr %5, i32 8
  store ptr @"??_7Derived@@6BBase@@@", ptr %12, align 4
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Other@@QAE@ABU0@@Z"(ptr noundef nonnull returned align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca ptr, align 4
  store ptr %1, ptr %3, align 4
  store ptr %0, ptr %4, align 4
  %5 = load ptr, ptr %4, align 4
  store ptr @"??_7Other@@6B@", ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.Other, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %3, align 4, !nonnull !8, !align !9
  %8 = getelementptr inbounds nuw %struct.Other, ptr %7, i32 0, i32 1
  %9 = load i32, ptr %8, align 4
  store i32 %9, ptr %6, align 4
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Base@@QAE@ABU0@@Z"(ptr noundef nonnull returned align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca ptr, align 4
  store ptr %1, ptr %3, align 4
  store ptr %0, ptr %4, align 4
  %5 = load ptr, ptr %4, align 4
  store ptr @"??_7Base@@6B@", ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.Base, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %3, align 4, !nonnull !8, !align !9
  %8 = getelementptr inbounds nuw %struct.Base, ptr %7, i32 0, i32 1
  %9 = load i32, ptr %8, align 4
  store i32 %9, ptr %6, align 4
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc void @"??1Derived@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  %4 = getelementptr inbounds i8, ptr %3, i32 8
  call x86_thiscallcc void @"??1Base@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %4) #6
  call x86_thiscallcc void @"??1Other@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %3) #6
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc void @"??1Cleanup@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  %4 = getelementptr inbounds nuw %struct.Cleanup, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  call void @"?note@@YAXH@Z"(i32 noundef %5)
  ret void
}

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @"?attempt@@YAHH@Z"(i32 noundef %0) #1 personality ptr @__CxxFrameHandler3 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Cleanup, align 4
  %5 = alloca ptr, align 4
  %6 = alloca ptr, align 4
  %7 = alloca %struct.Counted, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %9 = getelementptr inbounds nuw %struct.Cleanup, ptr %4, i32 0, i32 0
  %10 = load i32, ptr %3, align 4
  %11 = add nsw i32 10, %10
  store i32 %11, ptr %9, align 4
  %12 = load i32, ptr %3, align 4
  invoke void @"?thrower@@YAXH@Z"(i32 noundef %12)
          to label %13 unwind label %14

13:                                               ; preds = %1
  call x86_thiscallcc void @"??1Cleanup@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %4) #6
  br label %48

14:                                               ; preds = %1
  %15 = cleanuppad within none []
  call x86_thiscallcc void @"??1Cleanup@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %4) #6 [ "funclet"(token %15) ]
  cleanupret from %15 unwind label %16

16:                                               ; preds = %14
  %17 = catchswitch within none [label %18, label %21, label %28, label %35, label %41] unwind to caller

18:                                               ; preds = %16
  %19 = catchpad within %17 [ptr @"??_R0H@8", i32 0, ptr %8]
  %20 = load i32, ptr %8, align 4
  store i32 %20, ptr %2, align 4
  catchret from %19 to label %47

21:                                               ; preds = %16
  %22 = catchpad within %17 [ptr @"??_R0?AUCounted@@@8", i32 0, ptr %7]
  %23 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %24 = mul nsw i32 %23, 100
  %25 = getelementptr inbounds nuw %struct.Counted, ptr %7, i32 0, i32 0
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %24, %26
  store i32 %27, ptr %2, align 4
  call x86_thiscallcc void @"??1Counted@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %7) #6 [ "funclet"(token %22) ]
  catchret from %22 to label %46

28:                                               ; preds = %16
  %29 = catchpad within %17 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %6]
  %30 = load ptr, ptr %6, align 4, !nonnull !8, !align !9
  %31 = load ptr, ptr %30, align 4
  %32 = getelementptr inbounds ptr, ptr %31, i64 1
  %33 = load ptr, ptr %32, align 4
  %34 = call x86_thiscallcc noundef i32 %33(ptr noundef nonnull align 4 dereferenceable(8) %30) [ "funclet"(token %29) ]
  store i32 %34, ptr %2, align 4
  catchret from %29 to label %45

35:                                               ; preds = %16
  %36 = catchpad within %17 [ptr @"??_R0PAD@8", i32 1, ptr %5]
  %37 = load ptr, ptr %5, align 4
  %38 = getelementptr inbounds i8, ptr %37, i32 0
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  store i32 %40, ptr %2, align 4
  catchret from %36 to label %44

41:                                               ; preds = %16
  %42 = catchpad within %17 [ptr null, i32 64, ptr null]
  store i32 -1, ptr %2, align 4
  catchret from %42 to label %43

43:                                               ; preds = %41
  br label %49

44:                                               ; preds = %35
  br label %49

45:                                               ; preds = %28
  br label %49

46:                                               ; preds = %21
  br label %49

47:                                               ; preds = %18
  br label %49

48:                                               ; preds = %13
  store i32 0, ptr %2, align 4
  br label %49

49:                                               ; preds = %48, %47, %46, %45, %44, %43
  %50 = load i32, ptr %2, align 4
  ret i32 %50
}

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @"?again@@YAHXZ"() #1 personality ptr @__CxxFrameHandler3 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  store i32 3, ptr %2, align 4
  invoke void @_CxxThrowException(ptr %2, ptr @_TI1H) #5
          to label %22 unwind label %5

5:                                                ; preds = %0
  %6 = catchswitch within none [label %7] unwind label %12

7:                                                ; preds = %5
  %8 = catchpad within %6 [ptr @"??_R0H@8", i32 8, ptr %3]
  %9 = load ptr, ptr %3, align 4, !nonnull !8, !align !9
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 4
  invoke void @_CxxThrowException(ptr null, ptr null) #5 [ "funclet"(token %8) ]
          to label %22 unwind label %12

12:                                               ; preds = %7, %5
  %13 = catchswitch within none [label %14] unwind to caller

14:                                               ; preds = %12
  %15 = catchpad within %13 [ptr @"??_R0H@8", i32 0, ptr %4]
  %16 = load i32, ptr %4, align 4
  store i32 %16, ptr %1, align 4
  catchret from %15 to label %18

17:                                               ; No predecessors!
  br label %19

18:                                               ; preds = %14
  br label %20

19:                                               ; preds = %17
  store i32 0, ptr %1, align 4
  br label %20

20:                                               ; preds = %19, %18
  %21 = load i32, ptr %1, align 4
  ret i32 %21

22:                                               ; preds = %7, %0
  unreachable
}

; Function Attrs: mustprogress noinline norecurse optnone
define dso_local noundef i32 @main() #2 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  store i32 1, ptr %1, align 4
  br label %44

5:                                                ; preds = %0
  %6 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 1)
  %7 = icmp ne i32 %6, 7
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  store i32 2, ptr %1, align 4
  br label %44

9:                                                ; preds = %5
  %10 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 2)
  %11 = icmp ne i32 %10, 205
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  store i32 3, ptr %1, align 4
  br label %44

13:                                               ; preds = %9
  %14 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  store i32 4, ptr %1, align 4
  br label %44

17:                                               ; preds = %13
  %18 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 3)
  %19 = icmp ne i32 %18, 40
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  store i32 5, ptr %1, align 4
  br label %44

21:                                               ; preds = %17
  %22 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 4)
  %23 = icmp ne i32 %22, 116
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  store i32 6, ptr %1, align 4
  br label %44

25:                                               ; preds = %21
  %26 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 5)
  %27 = icmp ne i32 %26, -1
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  store i32 7, ptr %1, align 4
  br label %44

29:                                               ; preds = %25
  %30 = call noundef i32 @"?again@@YAHXZ"()
  %31 = icmp ne i32 %30, 4
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  store i32 8, ptr %1, align 4
  br label %44

33:                                               ; preds = %29
  %34 = load i32, ptr @"?logged@@3HA", align 4
  %35 = icmp ne i32 %34, 12
  br i1 %35, label %42, label %36

36:                                               ; preds = %33
  %37 = load i32, ptr getelementptr inbounds ([16 x i32], ptr @"?log@@3PAHA", i32 0, i32 2), align 4
  %38 = icmp ne i32 %37, 1
  br i1 %38, label %42, label %39

39:                                               ; preds = %36
  %40 = load i32, ptr getelementptr inbounds ([16 x i32], ptr @"?log@@3PAHA", i32 0, i32 3), align 4
  %41 = icmp ne i32 %40, 11
  br i1 %41, label %42, label %43

42:                                               ; preds = %39, %36, %33
  store i32 9, ptr %1, align 4
  br label %44

43:                                               ; preds = %39
  store i32 0, ptr %1, align 4
  br label %44

44:                                               ; preds = %43, %42, %32, %28, %24, %20, %16, %12, %8, %4
  %45 = load i32, ptr %1, align 4
  ret i32 %45
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Other@@QAE@XZ"(ptr noundef nonnull returned align 4 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  store ptr @"??_7Other@@6B@", ptr %3, align 4
  %4 = getelementptr inbounds nuw %struct.Other, ptr %3, i32 0, i32 1
  store i32 3, ptr %4, align 4
  ret ptr %3
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??0Base@@QAE@H@Z"(ptr noundef nonnull returned align 4 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  store i32 %1, ptr %3, align 4
  store ptr %0, ptr %4, align 4
  %5 = load ptr, ptr %4, align 4
  store ptr @"??_7Base@@6B@", ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.Base, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %3, align 4
  store i32 %7, ptr %6, align 4
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc void @"??1Other@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??_EDerived@@W7AEPAXI@Z"(ptr noundef %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 4
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 4
  %6 = load ptr, ptr %5, align 4
  store ptr %6, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr i8, ptr %6, i32 -8
  %9 = tail call x86_thiscallcc noundef ptr @"??_EDerived@@UAEPAXI@Z"(ptr noundef nonnull align 4 dereferenceable(16) %8, i32 noundef %7) #6
  ret ptr %9
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef i32 @"?get@Derived@@UAEHXZ"(ptr noundef %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  %4 = getelementptr inbounds i8, ptr %3, i32 -8
  %5 = getelementptr inbounds i8, ptr %4, i32 8
  %6 = getelementptr inbounds nuw %struct.Base, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = mul nsw i32 10, %7
  ret i32 %8
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??_GOther@@UAEPAXI@Z"(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 4
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 4
  %6 = load ptr, ptr %5, align 4
  store ptr %6, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  call x86_thiscallcc void @"??1Other@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %6) #6
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %2
  call void @"??3@YAXPAXI@Z"(ptr noundef %6, i32 noundef 8) #7
  br label %11

11:                                               ; preds = %10, %2
  %12 = load ptr, ptr %3, align 4
  ret ptr %12
}

; Function Attrs: nobuiltin nounwind
declare dso_local void @"??3@YAXPAXI@Z"(ptr noundef, i32 noundef) #4

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef i32 @"?get@Base@@UAEHXZ"(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  %4 = getelementptr inbounds nuw %struct.Base, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  ret i32 %5
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??_GBase@@UAEPAXI@Z"(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 4
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 4
  %6 = load ptr, ptr %5, align 4
  store ptr %6, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  call x86_thiscallcc void @"??1Base@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %6) #6
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %2
  call void @"??3@YAXPAXI@Z"(ptr noundef %6, i32 noundef 8) #7
  br label %11

11:                                               ; preds = %10, %2
  %12 = load ptr, ptr %3, align 4
  ret ptr %12
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc void @"??1Base@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local x86_thiscallcc noundef ptr @"??_GDerived@@UAEPAXI@Z"(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 4
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 4
  %6 = load ptr, ptr %5, align 4
  store ptr %6, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  call x86_thiscallcc void @"??1Derived@@UAE@XZ"(ptr noundef nonnull align 4 dereferenceable(16) %6) #6
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %2
  call void @"??3@YAXPAXI@Z"(ptr noundef %6, i32 noundef 16) #7
  br label %11

11:                                               ; preds = %10, %2
  %12 = load ptr, ptr %3, align 4
  ret ptr %12
}

attributes #0 = { mustprogress noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline norecurse optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn }
attributes #6 = { nounwind }
attributes #7 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "win.cpp", directory: "/tmp/w-interp-scratch")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 1, !"MaxTLSAlign", i32 65536}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{}
!9 = !{i64 4}
