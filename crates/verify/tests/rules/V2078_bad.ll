; RUN: verify --for-llvm 23
declare void @g() 
define void @f() {
  call void @g() denormal_fpenv(preservesign) ; error@3: denormal_fpenv attribute may not apply to call sites
  ret void
}
