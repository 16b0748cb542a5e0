declare void @llvm.assume(i1)
declare i32 @h()
define i32 @f(i32 %x, i8 %y, i1 %c, ptr %p, i32 range(i32 0, 50) %r) {
entry:
  %c1 = icmp ult i32 %x, 10
  br i1 %c1, label %a, label %b
a:
  %a1 = add i32 %x, 1
  %a2 = shl i32 %a1, 1
  %a3 = icmp ult i32 %a1, 20
  br label %j
b:
  %b1 = zext i8 %y to i32
  %b2 = sub i32 %b1, 5
  %b3 = and i32 %x, 31
  %b4 = icmp eq i32 %b3, 3
  br i1 %b4, label %e, label %j
e:
  %e1 = add i32 %x, 0
  %e2 = add i32 %b3, 7
  br label %j
j:
  %p1 = phi i32 [ %a1, %a ], [ %b1, %b ], [ 1000, %e ]
  %p2 = phi i32 [ %x, %a ], [ 3, %b ], [ %x, %e ]
  %p3 = add i32 %p1, %p2
  switch i32 %p1, label %d [ i32 1, label %s1
    i32 2, label %s2 
    i32 3, label %s2 ]
s1:
  %s11 = add i32 %p1, 1
  br label %d
s2:
  %s21 = add i32 %p1, 1
  br label %d
d:
  %d1 = phi i32 [ %p1, %j ], [ 4, %s1 ], [ %p1, %s2 ]
  br label %loop
loop:
  %i = phi i32 [ 0, %d ], [ %i2, %loop ]
  %i2 = add i32 %i, 1
  %i3 = add nsw i32 %i, 2
  %lc = icmp ult i32 %i2, 100
  br i1 %lc, label %loop, label %out
out:
  %o1 = add i32 %i, 0
  %o2 = add i32 %i2, 0
  %o3 = select i1 %c1, i32 %x, i32 77
  %o4 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %r, i32 5)
  %o5 = extractvalue { i32, i1 } %o4, 0
  %o6 = extractvalue { i32, i1 } %o4, 1
  %o7 = udiv i32 %r, 3
  %o8 = mul i32 %r, %r
  %o9 = load i32, ptr %p, !range !{i32 1, i32 5, i32 10, i32 12}
  %o10 = add i32 %o9, 1
  %o11 = freeze i32 %o7
  %o12 = call i32 @llvm.umin.i32(i32 %x, i32 40)
  %o13 = call i32 @llvm.ctpop.i32(i32 %r)
  %o14 = trunc i32 %r to i8
  %o15 = icmp ult i32 %r, 60
  %o16 = icmp ugt i32 %r, 20
  %o17 = call i32 @h(), !range !{i32 0, i32 10}
  %o18 = bitcast i32 %r to <4 x i8>
  %o19 = extractelement <4 x i8> %o18, i32 0
  %o20 = xor i32 %r, -1
  %o21 = or i32 %r, 1
  %o22 = ashr i32 %r, 2
  %o23 = srem i32 %r, 7
  %o24 = sdiv i32 %r, -3
  %o25 = urem i32 %r, 77
  %o26 = and i32 %r, 7
  %o27 = lshr i32 %r, %r
  %o28 = shl nuw i32 %r, 2
  %o29 = sext i8 %y to i32
  %o30 = mul nsw i32 %r, 3
  %o31 = mul nuw i32 %x, 3
  %o32 = call i32 @llvm.abs.i32(i32 %x, i1 true)
  %o33 = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %o34 = call i32 @llvm.usub.sat.i32(i32 %x, i32 10)
  %o35 = call i32 @llvm.fshl.i32(i32 %x, i32 %r, i32 4)
  %o36 = call i8 @llvm.ucmp.i8.i32(i32 %x, i32 %r)
  %o37 = add i32 %x, %r
  %c9 = icmp slt i32 %o37, 80
  %o38 = or disjoint i32 %x, %r
  %o39 = xor i32 %o26, 3
  br i1 %c9, label %t1, label %t2
t1:
  %t11 = add i32 %o37, 1
  %t12 = add i32 %x, 1
  ret i32 %t11
t2:
  %c10 = icmp sgt i32 %x, -1
  %c11 = and i1 %c10, %c
  br i1 %c11, label %t3, label %t4
t3:
  %t31 = add i32 %x, 1
  ret i32 %t31
t4:
  %t41 = add i32 %x, 1
  ret i32 %t41
}
