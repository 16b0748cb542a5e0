; RUN: verify ; error@file: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
declare void @llvm.localescape(...)
define void @g() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 1)
  ret void
}
