; RUN: verify
declare void @llvm.localescape(...)
define void @f() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  call void (...) @llvm.localescape(ptr %a) ; error@3: multiple calls to llvm.localescape in one function
  ret void
}
