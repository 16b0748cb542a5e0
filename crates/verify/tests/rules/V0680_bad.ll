; RUN: verify
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f(i32 %z) {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  %w = add i32 %z, 1
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x) ; error@3: No other instructions may proceed intrinsic
  ret i32 %y
}
