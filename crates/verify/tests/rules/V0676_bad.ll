; RUN: verify
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f(i32 %x) {
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x) ; error@3: intrinstic requires callbr operand
  ret i32 %y
}
