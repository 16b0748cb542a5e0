; RUN: verify
declare void @llvm.localescape(...)
define void @g() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 0)
  ret void
}
