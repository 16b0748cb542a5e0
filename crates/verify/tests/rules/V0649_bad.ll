; RUN: verify
declare void @llvm.localescape(...)
define void @g() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr %p, ptr %p, i32 0) ; error@3: llvm.localrecover first argument must be function defined in this module
  ret void
}
