; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void @g() [ "ptrauth"(i32 1, i64 2) ] ; error@3: Direct call cannot have a ptrauth bundle
  ret void
}
