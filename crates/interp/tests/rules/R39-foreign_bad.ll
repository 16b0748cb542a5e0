; A foreign exception leaves a function that promises nounwind.
; RUN: run
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%exception = type { i64, ptr, [2 x i64] }

@message = constant [11 x i8] c"cleaned up\00"

declare i32 @_Unwind_RaiseException(ptr)
declare void @_Unwind_DeleteException(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @puts(ptr)
declare i32 @personality(...)

define void @clean_up(i32 %reason, ptr %exception) {
  %said = call i32 @puts(ptr @message)
  call void @free(ptr %exception)
  ret void
}

define void @throw() nounwind {
  %exception = call ptr @malloc(i64 32)
  store i64 7, ptr %exception
  %field = getelementptr %exception, ptr %exception, i64 0, i32 1
  store ptr @clean_up, ptr %field
  %result = call i32 @_Unwind_RaiseException(ptr %exception) ; error: UB501
  ret void
}

define i32 @main() personality ptr @personality {
  invoke void @throw()
          to label %returned unwind label %landed

returned:
  ret i32 1

landed:
  %pad = landingpad { ptr, i32 }
          catch ptr null
  %caught = extractvalue { ptr, i32 } %pad, 0
  %class = load i64, ptr %caught
  call void @_Unwind_DeleteException(ptr %caught)
  %wrong = icmp ne i64 %class, 7
  %status = zext i1 %wrong to i32
  ret i32 %status
}
