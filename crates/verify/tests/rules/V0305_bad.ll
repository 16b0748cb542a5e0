; RUN: verify
target triple = "amdgcn--"
define void @f() {
  %m = alloca i32 ; error@3: alloca on amdgpu must be in addrspace(5)
  ret void
}
