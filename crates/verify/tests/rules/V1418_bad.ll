; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "preallocated"(token none) ] ; error@3: "preallocated" argument must be a token from llvm.call.preallocated.setup
  ret void
}
