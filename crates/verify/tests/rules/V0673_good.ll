; RUN: verify
@t = thread_local global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @t)
  ret void
}
