; RUN: verify
declare ptr @llvm.returnaddress(i32)
define void @f() {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret void
}
