; RUN: verify
@t = thread_local global i32 0
@u = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @t)
  ret void
}
