; RUN: run --prints=filter_1\ncleanup_1\nhandler_2a_2\nfilter_0\ncleanup_0\nfilter_-1\nresumed\nouter_c\n
; The lowering of __try, __except and __finally: filters run first, above the frame that raised, and decide
; whether the exception is handled (1), passed on (0), or execution is resumed (-1).
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc"

@filters = constant [11 x i8] c"filter %d\0A\00"
@cleans = constant [12 x i8] c"cleanup %d\0A\00"
@handles = constant [15 x i8] c"handler %x %d\0A\00"
@resumes = constant [9 x i8] c"resumed\0A\00"
@outers = constant [10 x i8] c"outer %x\0A\00"

define i32 @main() personality ptr @__C_specific_handler {
  call void @try(i32 42, i32 1)
  invoke void @try(i32 12, i32 0) to label %not unwind label %switch

switch:
  %s = catchswitch within none [label %handle] unwind to caller

handle:
  %pad = catchpad within %s [ptr null]
  catchret from %pad to label %handled

handled:
  %code = call i32 @llvm.eh.exceptioncode(token %pad)
  br label %last

not:
  ret i32 1

last:
  call void @try(i32 1, i32 -1)
  %outer = call i32 (ptr, ...) @printf(ptr @outers, i32 %code)
  ret i32 0
}

define void @try(i32 %code, i32 %answer) personality ptr @__C_specific_handler {
  %seen = alloca i32
  store i32 %answer, ptr %seen
  call void (...) @llvm.localescape(ptr %seen)
  invoke void @RaiseException(i32 %code, i32 0, i32 0, ptr null) to label %resumed unwind label %finally

resumed:
  %printed = call i32 (ptr, ...) @printf(ptr @resumes)
  ret void

finally:
  %cleanup = cleanuppad within none []
  %frame = call ptr @llvm.localaddress()
  call void @finally(ptr %frame) [ "funclet"(token %cleanup) ]
  cleanupret from %cleanup unwind label %switch

switch:
  %s = catchswitch within none [label %handle] unwind to caller

handle:
  %pad = catchpad within %s [ptr @filter]
  catchret from %pad to label %handled

handled:
  %known = call i32 @llvm.eh.exceptioncode(token %pad)
  %after = load i32, ptr %seen
  %told = call i32 (ptr, ...) @printf(ptr @handles, i32 %known, i32 %after)
  ret void
}

define internal i32 @filter(ptr %pointers, ptr %at) {
  %frame = call ptr @llvm.eh.recoverfp(ptr @try, ptr %at)
  %seen = call ptr @llvm.localrecover(ptr @try, ptr %frame, i32 0)
  %answer = load i32, ptr %seen
  %record = load ptr, ptr %pointers
  %code = load i32, ptr %record
  %is-code = icmp ne i32 %code, 0
  call void @llvm.assume(i1 %is-code)
  %told = call i32 (ptr, ...) @printf(ptr @filters, i32 %answer)
  ret i32 %answer
}

define internal void @finally(ptr %frame) {
  %seen = call ptr @llvm.localrecover(ptr @try, ptr %frame, i32 0)
  %answer = load i32, ptr %seen
  %told = call i32 (ptr, ...) @printf(ptr @cleans, i32 %answer)
  %more = add i32 %answer, 1
  store i32 %more, ptr %seen
  ret void
}

declare i32 @__C_specific_handler(...)
declare void @RaiseException(i32, i32, i32, ptr)
declare void @llvm.localescape(...)
declare ptr @llvm.localaddress()
declare ptr @llvm.localrecover(ptr, ptr, i32 immarg)
declare ptr @llvm.eh.recoverfp(ptr, ptr)
declare i32 @llvm.eh.exceptioncode(token)
declare void @llvm.assume(i1)
declare i32 @printf(ptr, ...)
