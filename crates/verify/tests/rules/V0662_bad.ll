; RUN: verify
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
define void @f() {
  %r = call i8 @llvm.smul.fix.i8(i8 1, i8 1, i32 8) ; error@3: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
  ret void
}
