; RUN: verify --for-llvm 23
declare void @g() denormal_fpenv(preservesign)
define void @f() {
  call void @g()
  ret void
}
