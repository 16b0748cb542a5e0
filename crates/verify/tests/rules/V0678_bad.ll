; RUN: verify
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  br label %d
d:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x) ; error@3: Intrinsic must have corresponding callbr in predecessor
  ret i32 %y
}
