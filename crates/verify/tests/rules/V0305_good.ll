; RUN: verify
target triple = "amdgcn--"
define void @f() {
  %m = alloca i32, addrspace(5)
  ret void
}
