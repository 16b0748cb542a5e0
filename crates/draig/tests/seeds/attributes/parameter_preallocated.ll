; RUN: dis
; Seed 000: Parameter attributes.
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @callee(ptr preallocated(i32))
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  store i32 7, ptr %a
  call void @callee(ptr preallocated(i32) %a) ["preallocated"(token %t)]
  ret void
}
define void @g(ptr preallocated(i32) align 8 %a) {
  musttail call void @callee(ptr preallocated(i32) %a)
  ret void
}
