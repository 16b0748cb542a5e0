declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
define i32 @f(i32 %x, i32 %y, i1 %c, <2 x i32> %v, ptr %p, float %f) {
  %a1 = add i32 %x, 0
  %a2 = sub i32 %x, %x
  %a3 = mul i32 %x, 1
  %a4 = and i32 %x, 0
  %a5 = or i32 %x, -1
  %a6 = xor i32 %x, %x
  %a7 = udiv i32 %x, 1
  %a9 = shl i32 %x, 32
  %b1 = add i32 %x, %y
  %b2 = sub i32 %b1, %y
  %b3 = xor i32 %x, -1
  %b4 = and i32 %x, %b3
  %b5 = or i32 %b3, %x
  %b6 = and i32 %x, 15
  %b7 = and i32 %b6, 31
  %b8 = udiv i32 %b6, 20
  %b9 = urem i32 %b6, 20
  %c1 = icmp ult i32 %b6, 16
  %c2 = icmp eq i32 %x, %x
  %c3 = icmp ugt i32 %x, %y
  %c4 = icmp ult i32 %x, %y
  %c5 = and i1 %c3, %c4
  %c6 = icmp uge i32 %x, %y
  %c7 = or i1 %c3, %c6
  %c8 = icmp eq i1 %c, true
  %d1 = select i1 %c, i32 %x, i32 %x
  %d2 = select i1 true, i32 %x, i32 %y
  %d3 = select i1 %c, i1 true, i1 false
  %e1 = call i32 @llvm.umin.i32(i32 %b6, i32 20)
  %e2 = call i32 @llvm.umax.i32(i32 %x, i32 %x)
  %e3 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %e4 = call i32 @llvm.umax.i32(i32 %x, i32 %e3)
  %g1 = zext i32 %x to i64
  %g2 = trunc i64 %g1 to i32
  %g3 = getelementptr i8, ptr %p, i64 0
  %h1 = insertelement <2 x i32> %v, i32 %x, i32 1
  %h2 = extractelement <2 x i32> %h1, i32 1
  %i1 = fmul float %f, 1.0
  %i2 = fadd float %f, -0.0
  %i3 = fcmp true float %f, %f
  ret i32 %x
}
