; clang's output for C++ exceptions on Windows: every handler, copies, references, bases, `throw;`.
; RUN: run
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc19.33.0"

%rtti.TypeDescriptor2 = type { ptr, ptr, [3 x i8] }
%eh.CatchableType = type { i32, i32, i32, i32, i32, i32, i32 }
%eh.CatchableTypeArray.1 = type { i32, [1 x i32] }
%eh.ThrowInfo = type { i32, i32, i32, i32 }
%rtti.TypeDescriptor13 = type { ptr, ptr, [14 x i8] }
%rtti.TypeDescriptor11 = type { ptr, ptr, [12 x i8] }
%rtti.TypeDescriptor10 = type { ptr, ptr, [11 x i8] }
%eh.CatchableTypeArray.3 = type { i32, [3 x i32] }
%rtti.TypeDescriptor5 = type { ptr, ptr, [6 x i8] }
%eh.CatchableTypeArray.2 = type { i32, [2 x i32] }
%rtti.CompleteObjectLocator = type { i32, i32, i32, i32, i32, i32 }
%rtti.ClassHierarchyDescriptor = type { i32, i32, i32, i32 }
%rtti.BaseClassDescriptor = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.Counted = type { i32 }
%struct.Derived = type { %struct.Other, %struct.Base }
%struct.Other = type { ptr, i32 }
%struct.Base = type { ptr, i32 }

$"??0Counted@@QEAA@AEBU0@@Z" = comdat any

$"??1Counted@@QEAA@XZ" = comdat any

$"??0Derived@@QEAA@AEBU0@@Z" = comdat any

$"??0Other@@QEAA@AEBU0@@Z" = comdat any

$"??0Base@@QEAA@AEBU0@@Z" = comdat any

$"??1Derived@@UEAA@XZ" = comdat any

$"??_EDerived@@WBA@EAAPEAXI@Z" = comdat any

$"?get@Derived@@UEAAHXZ" = comdat any

$"??_GOther@@UEAAPEAXI@Z" = comdat any

$"?get@Base@@UEAAHXZ" = comdat any

$"??_GBase@@UEAAPEAXI@Z" = comdat any

$"??_GDerived@@UEAAPEAXI@Z" = comdat any

$"??_R0H@8" = comdat any

$"_CT??_R0H@84" = comdat any

$_CTA1H = comdat any

$_TI1H = comdat any

$"??_R0?AUCounted@@@8" = comdat any

$"_CT??_R0?AUCounted@@@8??0Counted@@QEAA@AEBU0@@Z4" = comdat any

$"_CTA1?AUCounted@@" = comdat any

$"_TI1?AUCounted@@" = comdat any

$"??_R0?AUDerived@@@8" = comdat any

$"_CT??_R0?AUDerived@@@8??0Derived@@QEAA@AEBU0@@Z32" = comdat any

$"??_R0?AUOther@@@8" = comdat any

$"_CT??_R0?AUOther@@@8??0Other@@QEAA@AEBU0@@Z16" = comdat any

$"??_R0?AUBase@@@8" = comdat any

$"_CT??_R0?AUBase@@@8??0Base@@QEAA@AEBU0@@Z1616" = comdat any

$"_CTA3?AUDerived@@" = comdat any

$"_TI3?AUDerived@@" = comdat any

$"??_C@_04CIMGMMMG@text?$AA@" = comdat any

$"??_R0PEAD@8" = comdat any

$"_CT??_R0PEAD@88" = comdat any

$"??_R0PEAX@8" = comdat any

$"_CT??_R0PEAX@88" = comdat any

$_CTA2PEAD = comdat any

$_TIC2PEAD = comdat any

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

$"??_R1BA@?0A@EA@Base@@8" = comdat any

$"??_R3Base@@8" = comdat any

$"??_R2Base@@8" = comdat any

$"??_R1A@?0A@EA@Base@@8" = comdat any

$"??_R4Derived@@6BBase@@@" = comdat any

$"??_7Other@@6B@" = comdat largest

$"??_R4Other@@6B@" = comdat any

$"??_7Base@@6B@" = comdat largest

$"??_R4Base@@6B@" = comdat any

@"?alive@Counted@@2HA" = dso_local local_unnamed_addr global i32 0, align 4
@"?log@@3PAHA" = dso_local local_unnamed_addr global [16 x i32] zeroinitializer, align 16
@"?logged@@3HA" = dso_local local_unnamed_addr global i32 0, align 4
@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@__ImageBase = external dso_local constant i8
@"_CT??_R0H@84" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0H@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 4, i32 0 }, section ".xdata", comdat
@_CTA1H = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.1 { i32 1, [1 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0H@84" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)] }, section ".xdata", comdat
@_TI1H = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @_CTA1H to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"??_R0?AUCounted@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { ptr @"??_7type_info@@6B@", ptr null, [14 x i8] c".?AUCounted@@\00" }, comdat
@"_CT??_R0?AUCounted@@@8??0Counted@@QEAA@AEBU0@@Z4" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUCounted@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 4, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??0Counted@@QEAA@AEBU0@@Z" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"_CTA1?AUCounted@@" = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.1 { i32 1, [1 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0?AUCounted@@@8??0Counted@@QEAA@AEBU0@@Z4" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)] }, section ".xdata", comdat
@"_TI1?AUCounted@@" = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??1Counted@@QEAA@XZ" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CTA1?AUCounted@@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"??_R0?AUDerived@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { ptr @"??_7type_info@@6B@", ptr null, [14 x i8] c".?AUDerived@@\00" }, comdat
@"_CT??_R0?AUDerived@@@8??0Derived@@QEAA@AEBU0@@Z32" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 32, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??0Derived@@QEAA@AEBU0@@Z" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"??_R0?AUOther@@@8" = linkonce_odr global %rtti.TypeDescriptor11 { ptr @"??_7type_info@@6B@", ptr null, [12 x i8] c".?AUOther@@\00" }, comdat
@"_CT??_R0?AUOther@@@8??0Other@@QEAA@AEBU0@@Z16" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUOther@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 16, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??0Other@@QEAA@AEBU0@@Z" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"??_R0?AUBase@@@8" = linkonce_odr global %rtti.TypeDescriptor10 { ptr @"??_7type_info@@6B@", ptr null, [11 x i8] c".?AUBase@@\00" }, comdat
@"_CT??_R0?AUBase@@@8??0Base@@QEAA@AEBU0@@Z1616" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 16, i32 -1, i32 0, i32 16, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??0Base@@QEAA@AEBU0@@Z" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"_CTA3?AUDerived@@" = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.3 { i32 3, [3 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0?AUDerived@@@8??0Derived@@QEAA@AEBU0@@Z32" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0?AUOther@@@8??0Other@@QEAA@AEBU0@@Z16" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0?AUBase@@@8??0Base@@QEAA@AEBU0@@Z1616" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)] }, section ".xdata", comdat
@"_TI3?AUDerived@@" = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??1Derived@@UEAA@XZ" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CTA3?AUDerived@@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"??_C@_04CIMGMMMG@text?$AA@" = linkonce_odr dso_local unnamed_addr constant [5 x i8] c"text\00", comdat, align 1
@"??_R0PEAD@8" = linkonce_odr global %rtti.TypeDescriptor5 { ptr @"??_7type_info@@6B@", ptr null, [6 x i8] c".PEAD\00" }, comdat
@"_CT??_R0PEAD@88" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0PEAD@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 8, i32 0 }, section ".xdata", comdat
@"??_R0PEAX@8" = linkonce_odr global %rtti.TypeDescriptor5 { ptr @"??_7type_info@@6B@", ptr null, [6 x i8] c".PEAX\00" }, comdat
@"_CT??_R0PEAX@88" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0PEAX@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 8, i32 0 }, section ".xdata", comdat
@_CTA2PEAD = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.2 { i32 2, [2 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0PEAD@88" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0PEAX@88" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)] }, section ".xdata", comdat
@_TIC2PEAD = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @_CTA2PEAD to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@"??_R0N@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".N\00" }, comdat
@"_CT??_R0N@88" = linkonce_odr unnamed_addr constant %eh.CatchableType { i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0N@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 8, i32 0 }, section ".xdata", comdat
@_CTA1N = linkonce_odr unnamed_addr constant %eh.CatchableTypeArray.1 { i32 1, [1 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"_CT??_R0N@88" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)] }, section ".xdata", comdat
@_TI1N = linkonce_odr unnamed_addr constant %eh.ThrowInfo { i32 0, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @_CTA1N to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
@0 = private unnamed_addr constant { [2 x ptr] } { [2 x ptr] [ptr @"??_R4Derived@@6BOther@@@", ptr @"??_EDerived@@UEAAPEAXI@Z"] }, comdat($"??_7Derived@@6BOther@@@")
@1 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Derived@@6BBase@@@", ptr @"??_EDerived@@WBA@EAAPEAXI@Z", ptr @"?get@Derived@@UEAAHXZ"] }, comdat($"??_7Derived@@6BBase@@@")
@"??_R4Derived@@6BOther@@@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Derived@@6BOther@@@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R3Derived@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 1, i32 3, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Derived@@8" = linkonce_odr constant [4 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Other@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1BA@?0A@EA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Derived@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 2, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R1A@?0A@EA@Other@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUOther@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Other@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R3Other@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Other@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Other@@8" = linkonce_odr constant [2 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Other@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1BA@?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 16, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R3Base@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Base@@8" = linkonce_odr constant [2 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R4Derived@@6BBase@@@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 16, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Derived@@6BBase@@@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@2 = private unnamed_addr constant { [2 x ptr] } { [2 x ptr] [ptr @"??_R4Other@@6B@", ptr @"??_EOther@@UEAAPEAXI@Z"] }, comdat($"??_7Other@@6B@")
@"??_R4Other@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUOther@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Other@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Other@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@3 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Base@@6B@", ptr @"??_EBase@@UEAAPEAXI@Z", ptr @"?get@Base@@UEAAHXZ"] }, comdat($"??_7Base@@6B@")
@"??_R4Base@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Base@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat

@"??_7Derived@@6BOther@@@" = unnamed_addr alias ptr, getelementptr inbounds ({ [2 x ptr] }, ptr @0, i32 0, i32 0, i32 1)
@"??_7Derived@@6BBase@@@" = unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @1, i32 0, i32 0, i32 1)
@"??_7Other@@6B@" = unnamed_addr alias ptr, getelementptr inbounds ({ [2 x ptr] }, ptr @2, i32 0, i32 0, i32 1)
@"??_EOther@@UEAAPEAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GOther@@UEAAPEAXI@Z"
@"??_7Base@@6B@" = unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @3, i32 0, i32 0, i32 1)
@"??_EBase@@UEAAPEAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GBase@@UEAAPEAXI@Z"
@"??_EDerived@@UEAAPEAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GDerived@@UEAAPEAXI@Z"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @"?note@@YAXH@Z"(i32 noundef %0) local_unnamed_addr #0 {
  %2 = load i32, ptr @"?logged@@3HA", align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @"?logged@@3HA", align 4
  %4 = sext i32 %2 to i64
  %5 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %4
  store i32 %0, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress uwtable
define dso_local void @"?thrower@@YAXH@Z"(i32 noundef %0) local_unnamed_addr #1 personality ptr @__CxxFrameHandler3 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Counted, align 4
  %4 = alloca %struct.Derived, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  switch i32 %0, label %17 [
    i32 1, label %7
    i32 2, label %8
    i32 3, label %11
    i32 4, label %15
    i32 5, label %16
  ]

7:                                                ; preds = %1
  store i32 7, ptr %2, align 4
  invoke void @_CxxThrowException(ptr nonnull %2, ptr nonnull @_TI1H) #8
          to label %28 unwind label %22

8:                                                ; preds = %1
  store i32 5, ptr %3, align 4
  %9 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr @"?alive@Counted@@2HA", align 4
  invoke void @_CxxThrowException(ptr nonnull %3, ptr nonnull @"_TI1?AUCounted@@") #8
          to label %28 unwind label %22

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 3, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 4, ptr %14, align 8
  store ptr @"??_7Derived@@6BOther@@@", ptr %4, align 8
  store ptr @"??_7Derived@@6BBase@@@", ptr %13, align 8
  invoke void @_CxxThrowException(ptr nonnull %4, ptr nonnull @"_TI3?AUDerived@@") #8
          to label %28 unwind label %22

15:                                               ; preds = %1
  store ptr @"??_C@_04CIMGMMMG@text?$AA@", ptr %5, align 8
  invoke void @_CxxThrowException(ptr nonnull %5, ptr nonnull @_TIC2PEAD) #8
          to label %28 unwind label %22

16:                                               ; preds = %1
  store double 2.500000e+00, ptr %6, align 8
  invoke void @_CxxThrowException(ptr nonnull %6, ptr nonnull @_TI1N) #8
          to label %28 unwind label %22

17:                                               ; preds = %1
  %18 = load i32, ptr @"?logged@@3HA", align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr @"?logged@@3HA", align 4
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %20
  store i32 %0, ptr %21, align 4
  ret void

22:                                               ; preds = %16, %15, %11, %8, %7
  %23 = cleanuppad within none []
  %24 = load i32, ptr @"?logged@@3HA", align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr @"?logged@@3HA", align 4
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %26
  store i32 %0, ptr %27, align 4
  cleanupret from %23 unwind to caller

28:                                               ; preds = %16, %15, %11, %8, %7
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare dso_local void @_CxxThrowException(ptr, ptr) local_unnamed_addr

declare dso_local i32 @__CxxFrameHandler3(...)

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??0Counted@@QEAA@AEBU0@@Z"(ptr noundef nonnull returned align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 {
  %3 = load i32, ptr %1, align 4
  store i32 %3, ptr %0, align 4
  %4 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @"?alive@Counted@@2HA", align 4
  ret ptr %0
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @"??1Counted@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #3 comdat align 2 {
  %2 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @"?alive@Counted@@2HA", align 4
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??0Derived@@QEAA@AEBU0@@Z"(ptr noundef nonnull returned align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #4 comdat align 2 {
  store ptr @"??_7Other@@6B@", ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  store i32 %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @"??_7Base@@6B@", ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load i32, ptr %8, align 8
  store i32 %9, ptr %7, align 8
  store ptr @"??_7Derived@@6BOther@@@", ptr %0, align 8
  store ptr @"??_7Derived@@6BBase@@@", ptr %6, align 8
  ret ptr %0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??0Other@@QEAA@AEBU0@@Z"(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #4 comdat align 2 {
  store ptr @"??_7Other@@6B@", ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  store i32 %5, ptr %3, align 8
  ret ptr %0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??0Base@@QEAA@AEBU0@@Z"(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #4 comdat align 2 {
  store ptr @"??_7Base@@6B@", ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  store i32 %5, ptr %3, align 8
  ret ptr %0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @"??1Derived@@UEAA@XZ"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?attempt@@YAHH@Z"(i32 noundef %0) local_unnamed_addr #1 personality ptr @__CxxFrameHandler3 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Counted, align 4
  %5 = alloca i32, align 4
  %6 = add nsw i32 %0, 10
  invoke void @"?thrower@@YAXH@Z"(i32 noundef %0)
          to label %7 unwind label %12

7:                                                ; preds = %1
  %8 = load i32, ptr @"?logged@@3HA", align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @"?logged@@3HA", align 4
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %10
  store i32 %6, ptr %11, align 4
  br label %44

12:                                               ; preds = %1
  %13 = cleanuppad within none []
  %14 = load i32, ptr @"?logged@@3HA", align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr @"?logged@@3HA", align 4
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %16
  store i32 %6, ptr %17, align 4
  cleanupret from %13 unwind label %18

18:                                               ; preds = %12
  %19 = catchswitch within none [label %20, label %23, label %30, label %37, label %42] unwind to caller

20:                                               ; preds = %18
  %21 = catchpad within %19 [ptr @"??_R0H@8", i32 0, ptr %5]
  %22 = load i32, ptr %5, align 4
  catchret from %21 to label %44

23:                                               ; preds = %18
  %24 = catchpad within %19 [ptr @"??_R0?AUCounted@@@8", i32 0, ptr %4]
  %25 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %26 = mul nsw i32 %25, 100
  %27 = load i32, ptr %4, align 4
  %28 = add nsw i32 %26, %27
  %29 = add nsw i32 %25, -1
  store i32 %29, ptr @"?alive@Counted@@2HA", align 4
  catchret from %24 to label %44

30:                                               ; preds = %18
  %31 = catchpad within %19 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %3]
  %32 = load ptr, ptr %3, align 8, !nonnull !8, !align !9
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = call noundef i32 %35(ptr noundef nonnull align 8 dereferenceable(16) %32) [ "funclet"(token %31) ]
  catchret from %31 to label %44

37:                                               ; preds = %18
  %38 = catchpad within %19 [ptr @"??_R0PEAD@8", i32 1, ptr %2]
  %39 = load ptr, ptr %2, align 8
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  catchret from %38 to label %44

42:                                               ; preds = %18
  %43 = catchpad within %19 [ptr null, i32 64, ptr null]
  catchret from %43 to label %44

44:                                               ; preds = %20, %23, %30, %37, %42, %7
  %45 = phi i32 [ 0, %7 ], [ %22, %20 ], [ %28, %23 ], [ %36, %30 ], [ %41, %37 ], [ -1, %42 ]
  ret i32 %45
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?again@@YAHXZ"() local_unnamed_addr #1 personality ptr @__CxxFrameHandler3 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 3, ptr %1, align 4
  invoke void @_CxxThrowException(ptr nonnull %1, ptr nonnull @_TI1H) #8
          to label %17 unwind label %4

4:                                                ; preds = %0
  %5 = catchswitch within none [label %6] unwind label %11

6:                                                ; preds = %4
  %7 = catchpad within %5 [ptr @"??_R0H@8", i32 8, ptr %2]
  %8 = load ptr, ptr %2, align 8, !nonnull !8, !align !10
  %9 = load i32, ptr %8, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %8, align 4
  invoke void @_CxxThrowException(ptr null, ptr null) #8 [ "funclet"(token %7) ]
          to label %17 unwind label %11

11:                                               ; preds = %6, %4
  %12 = catchswitch within none [label %13] unwind to caller

13:                                               ; preds = %11
  %14 = catchpad within %12 [ptr @"??_R0H@8", i32 0, ptr %3]
  %15 = load i32, ptr %3, align 4
  catchret from %14 to label %16

16:                                               ; preds = %13
  ret i32 %15

17:                                               ; preds = %6, %0
  unreachable
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 10) i32 @main() local_unnamed_addr #5 personality ptr @__CxxFrameHandler3 {
  %1 = alloca %struct.Derived, align 8
  %2 = alloca %struct.Counted, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.Counted, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %struct.Counted, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Counted, align 4
  %15 = alloca i32, align 4
  %16 = load i32, ptr @"?logged@@3HA", align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %17
  store i32 0, ptr %18, align 4
  %19 = add nsw i32 %16, 2
  store i32 %19, ptr @"?logged@@3HA", align 4
  %20 = sext i32 %16 to i64
  %21 = getelementptr i32, ptr @"?log@@3PAHA", i64 %20
  %22 = getelementptr i8, ptr %21, i64 4
  store i32 10, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 7, ptr %3, align 4
  invoke void @_CxxThrowException(ptr nonnull %3, ptr nonnull @_TI1H) #8
          to label %32 unwind label %23

23:                                               ; preds = %0
  %24 = cleanuppad within none []
  %25 = load i32, ptr @"?logged@@3HA", align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %26
  store i32 1, ptr %27, align 4
  %28 = add nsw i32 %25, 2
  store i32 %28, ptr @"?logged@@3HA", align 4
  %29 = sext i32 %25 to i64
  %30 = getelementptr i32, ptr @"?log@@3PAHA", i64 %29
  %31 = getelementptr i8, ptr %30, i64 4
  store i32 11, ptr %31, align 4
  cleanupret from %24 unwind label %33

32:                                               ; preds = %0
  unreachable

33:                                               ; preds = %23
  %34 = catchswitch within none [label %35, label %38, label %45, label %52, label %57] unwind to caller

35:                                               ; preds = %33
  %36 = catchpad within %34 [ptr @"??_R0H@8", i32 0, ptr %15]
  %37 = load i32, ptr %15, align 4
  catchret from %36 to label %60

38:                                               ; preds = %33
  %39 = catchpad within %34 [ptr @"??_R0?AUCounted@@@8", i32 0, ptr %14]
  %40 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %41 = mul nsw i32 %40, 100
  %42 = load i32, ptr %14, align 4
  %43 = add nsw i32 %41, %42
  %44 = add nsw i32 %40, -1
  store i32 %44, ptr @"?alive@Counted@@2HA", align 4
  catchret from %39 to label %60

45:                                               ; preds = %33
  %46 = catchpad within %34 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %13]
  %47 = load ptr, ptr %13, align 8, !nonnull !8, !align !9
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8
  %51 = call noundef i32 %50(ptr noundef nonnull align 8 dereferenceable(16) %47) [ "funclet"(token %46) ]
  catchret from %46 to label %60

52:                                               ; preds = %33
  %53 = catchpad within %34 [ptr @"??_R0PEAD@8", i32 1, ptr %12]
  %54 = load ptr, ptr %12, align 8
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  catchret from %53 to label %60

57:                                               ; preds = %33
  %58 = catchpad within %34 [ptr null, i32 64, ptr null]
  catchret from %58 to label %59

59:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %169

60:                                               ; preds = %35, %38, %45, %52
  %61 = phi i32 [ %56, %52 ], [ %37, %35 ], [ %43, %38 ], [ %51, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %62 = icmp eq i32 %61, 7
  br i1 %62, label %63, label %169

63:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i32 5, ptr %2, align 4
  %64 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr @"?alive@Counted@@2HA", align 4
  invoke void @_CxxThrowException(ptr nonnull %2, ptr nonnull @"_TI1?AUCounted@@") #8
          to label %75 unwind label %66

66:                                               ; preds = %63
  %67 = cleanuppad within none []
  %68 = load i32, ptr @"?logged@@3HA", align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %69
  store i32 2, ptr %70, align 4
  %71 = add nsw i32 %68, 2
  store i32 %71, ptr @"?logged@@3HA", align 4
  %72 = sext i32 %68 to i64
  %73 = getelementptr i32, ptr @"?log@@3PAHA", i64 %72
  %74 = getelementptr i8, ptr %73, i64 4
  store i32 12, ptr %74, align 4
  cleanupret from %67 unwind label %76

75:                                               ; preds = %63
  unreachable

76:                                               ; preds = %66
  %77 = catchswitch within none [label %78, label %81, label %88, label %95, label %97] unwind to caller

78:                                               ; preds = %76
  %79 = catchpad within %77 [ptr @"??_R0H@8", i32 0, ptr %11]
  %80 = load i32, ptr %11, align 4
  catchret from %79 to label %100

81:                                               ; preds = %76
  %82 = catchpad within %77 [ptr @"??_R0?AUCounted@@@8", i32 0, ptr %10]
  %83 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %84 = mul nsw i32 %83, 100
  %85 = load i32, ptr %10, align 4
  %86 = add nsw i32 %84, %85
  %87 = add nsw i32 %83, -1
  store i32 %87, ptr @"?alive@Counted@@2HA", align 4
  catchret from %82 to label %100

88:                                               ; preds = %76
  %89 = catchpad within %77 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %9]
  %90 = load ptr, ptr %9, align 8, !nonnull !8, !align !9
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8
  %94 = call noundef i32 %93(ptr noundef nonnull align 8 dereferenceable(16) %90) [ "funclet"(token %89) ]
  catchret from %89 to label %100

95:                                               ; preds = %76
  %96 = catchpad within %77 [ptr @"??_R0PEAD@8", i32 1, ptr %8]
  catchret from %96 to label %99

97:                                               ; preds = %76
  %98 = catchpad within %77 [ptr null, i32 64, ptr null]
  catchret from %98 to label %99

99:                                               ; preds = %95, %97
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %169

100:                                              ; preds = %78, %81, %88
  %101 = phi i32 [ %94, %88 ], [ %80, %78 ], [ %86, %81 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %102 = icmp eq i32 %101, 205
  br i1 %102, label %103, label %169

103:                                              ; preds = %100
  %104 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %169

106:                                              ; preds = %103
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 3, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i32 4, ptr %109, align 8
  store ptr @"??_7Derived@@6BOther@@@", ptr %1, align 8
  store ptr @"??_7Derived@@6BBase@@@", ptr %108, align 8
  invoke void @_CxxThrowException(ptr nonnull %1, ptr nonnull @"_TI3?AUDerived@@") #8
          to label %119 unwind label %110

110:                                              ; preds = %106
  %111 = cleanuppad within none []
  %112 = load i32, ptr @"?logged@@3HA", align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr @"?log@@3PAHA", i64 %113
  store i32 3, ptr %114, align 4
  %115 = add nsw i32 %112, 2
  store i32 %115, ptr @"?logged@@3HA", align 4
  %116 = sext i32 %112 to i64
  %117 = getelementptr i32, ptr @"?log@@3PAHA", i64 %116
  %118 = getelementptr i8, ptr %117, i64 4
  store i32 13, ptr %118, align 4
  cleanupret from %111 unwind label %120

119:                                              ; preds = %106
  unreachable

120:                                              ; preds = %110
  %121 = catchswitch within none [label %122, label %125, label %132, label %139, label %144] unwind to caller

122:                                              ; preds = %120
  %123 = catchpad within %121 [ptr @"??_R0H@8", i32 0, ptr %7]
  %124 = load i32, ptr %7, align 4
  catchret from %123 to label %147

125:                                              ; preds = %120
  %126 = catchpad within %121 [ptr @"??_R0?AUCounted@@@8", i32 0, ptr %6]
  %127 = load i32, ptr @"?alive@Counted@@2HA", align 4
  %128 = mul nsw i32 %127, 100
  %129 = load i32, ptr %6, align 4
  %130 = add nsw i32 %128, %129
  %131 = add nsw i32 %127, -1
  store i32 %131, ptr @"?alive@Counted@@2HA", align 4
  catchret from %126 to label %147

132:                                              ; preds = %120
  %133 = catchpad within %121 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %5]
  %134 = load ptr, ptr %5, align 8, !nonnull !8, !align !9
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load ptr, ptr %136, align 8
  %138 = call noundef i32 %137(ptr noundef nonnull align 8 dereferenceable(16) %134) [ "funclet"(token %133) ]
  catchret from %133 to label %147

139:                                              ; preds = %120
  %140 = catchpad within %121 [ptr @"??_R0PEAD@8", i32 1, ptr %4]
  %141 = load ptr, ptr %4, align 8
  %142 = load i8, ptr %141, align 1
  %143 = sext i8 %142 to i32
  catchret from %140 to label %147

144:                                              ; preds = %120
  %145 = catchpad within %121 [ptr null, i32 64, ptr null]
  catchret from %145 to label %146

146:                                              ; preds = %144
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %169

147:                                              ; preds = %122, %125, %132, %139
  %148 = phi i32 [ %143, %139 ], [ %124, %122 ], [ %130, %125 ], [ %138, %132 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %149 = icmp eq i32 %148, 40
  br i1 %149, label %150, label %169

150:                                              ; preds = %147
  %151 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 4)
  %152 = icmp eq i32 %151, 116
  br i1 %152, label %153, label %169

153:                                              ; preds = %150
  %154 = call noundef i32 @"?attempt@@YAHH@Z"(i32 noundef 5)
  %155 = icmp eq i32 %154, -1
  br i1 %155, label %156, label %169

156:                                              ; preds = %153
  %157 = call noundef i32 @"?again@@YAHXZ"()
  %158 = icmp eq i32 %157, 4
  br i1 %158, label %159, label %169

159:                                              ; preds = %156
  %160 = load i32, ptr @"?logged@@3HA", align 4
  %161 = icmp ne i32 %160, 12
  %162 = load i32, ptr getelementptr inbounds nuw (i8, ptr @"?log@@3PAHA", i64 8), align 8
  %163 = icmp ne i32 %162, 1
  %164 = select i1 %161, i1 true, i1 %163
  %165 = load i32, ptr getelementptr inbounds nuw (i8, ptr @"?log@@3PAHA", i64 12), align 4
  %166 = icmp ne i32 %165, 11
  %167 = select i1 %164, i1 true, i1 %166
  %168 = select i1 %167, i32 9, i32 0
  br label %169

169:                                              ; preds = %146, %99, %59, %159, %156, %153, %150, %147, %103, %100, %60
  %170 = phi i32 [ 8, %156 ], [ 3, %99 ], [ 2, %60 ], [ 3, %100 ], [ 4, %103 ], [ 5, %147 ], [ 6, %150 ], [ 7, %153 ], [ %168, %159 ], [ 5, %146 ], [ 2, %59 ]
  ret i32 %170
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_EDerived@@WBA@EAAPEAXI@Z"(ptr noundef %0, i32 noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = getelementptr i8, ptr %0, i64 -16
  %4 = tail call noundef ptr @"??_EDerived@@UEAAPEAXI@Z"(ptr noundef nonnull align 8 dereferenceable(32) %3, i32 noundef %1) #9
  ret ptr %4
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @"?get@Derived@@UEAAHXZ"(ptr noundef %0) unnamed_addr #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = mul nsw i32 %3, 10
  ret i32 %4
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_GOther@@UEAAPEAXI@Z"(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = and i32 %1, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @"??3@YAXPEAX_K@Z"(ptr noundef nonnull %0, i64 noundef 16) #10
  br label %6

6:                                                ; preds = %5, %2
  ret ptr %0
}

; Function Attrs: nobuiltin nounwind
declare dso_local void @"??3@YAXPEAX_K@Z"(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @"?get@Base@@UEAAHXZ"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  ret i32 %3
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_GBase@@UEAAPEAXI@Z"(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = and i32 %1, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @"??3@YAXPEAX_K@Z"(ptr noundef nonnull %0, i64 noundef 16) #10
  br label %6

6:                                                ; preds = %5, %2
  ret ptr %0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_GDerived@@UEAAPEAXI@Z"(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = and i32 %1, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @"??3@YAXPEAX_K@Z"(ptr noundef nonnull %0, i64 noundef 32) #10
  br label %6

6:                                                ; preds = %5, %2
  ret ptr %0
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn }
attributes #9 = { nounwind }
attributes #10 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "win.cpp", directory: "/tmp/w-interp-scratch")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 2}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"uwtable", i32 2}
!6 = !{i32 1, !"MaxTLSAlign", i32 65536}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{}
!9 = !{i64 8}
!10 = !{i64 4}
