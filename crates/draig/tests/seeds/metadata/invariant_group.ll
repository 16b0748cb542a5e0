; RUN: dis
; Seed 001: invariant.group.
@unknownPtr = external global i8
define void @f() {
  %ptr = alloca i8
  store i8 42, i8* %ptr, !invariant.group !0
  call void @foo(i8* %ptr)

  %a = load i8, i8* %ptr, !invariant.group !0 ; Can assume that value under %ptr didn't change
  call void @foo(i8* %ptr)

  %newPtr = call i8* @getPointer(i8* %ptr)
  %c = load i8, i8* %newPtr, !invariant.group !0 ; Can't assume anything, because we only have information about %ptr

  %unknownValue = load i8, i8* @unknownPtr
  store i8 %unknownValue, i8* %ptr, !invariant.group !0 ; Can assume that %unknownValue == 42

  call void @foo(i8* %ptr)
  %newPtr2 = call i8* @llvm.launder.invariant.group(i8* %ptr)
  %d = load i8, i8* %newPtr2, !invariant.group !0  ; Can't step through launder.invariant.group to get value of %ptr
  ret void
}
declare void @foo(i8*)
declare i8* @getPointer(i8*)
declare i8* @llvm.launder.invariant.group(i8*)

!0 = !{}
