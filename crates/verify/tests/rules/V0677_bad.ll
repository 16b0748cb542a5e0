; RUN: verify
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f(i1 %c) {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  br i1 %c, label %b, label %d
d:
  ret i32 %x
b:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x) ; error@3: Intrinsic in block must have 1 unique predecessor
  ret i32 %y
}
