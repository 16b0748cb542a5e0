; RUN: verify
declare void @llvm.localescape(...)
define void @f() {
  %a = alloca i32
  br label %b
b:
  call void (...) @llvm.localescape(ptr %a) ; error@3: llvm.localescape used outside of entry block
  ret void
}
