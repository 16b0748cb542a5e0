; RUN: verify
declare ptr @llvm.returnaddress(i32)
define void @f(i32 %x) {
  %r = call ptr @llvm.returnaddress(i32 %x) ; error@3: immarg operand has non-immediate parameter
  ret void
}
