; RUN: dis
; Seed 000: Thread local storage models.
@general = thread_local global i32 0
@localdynamic = thread_local(localdynamic) global i32 0
@initialexec = thread_local(initialexec) global i32 0
@localexec = thread_local(localexec) global i32 0
@a = thread_local(localexec) alias i32, ptr @general
define ptr @f() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @general)
  ret ptr %p
}
