; RUN: verify
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x) ; error@3: Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list
  ret i32 %y
b:
  ret i32 0
}
