; RUN: verify
declare i8 @llvm.umul.fix.i8(i8, i8, i32)
define void @f() {
  %r = call i8 @llvm.umul.fix.i8(i8 1, i8 1, i32 9) ; error@3: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
  ret void
}
