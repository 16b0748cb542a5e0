; RUN: verify
define void @f(i32 %a, ptr %p, i64 %d) {
  call void %p() [ "funclet"(token none) ] ; error@3: Funclet bundle operands should correspond to a FuncletPadInst
  ret void
}
