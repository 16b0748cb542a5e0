; RUN: verify
declare void @llvm.localescape(...)
define void @f(ptr %p) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
