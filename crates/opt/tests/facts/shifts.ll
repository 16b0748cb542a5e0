define void @f(i8 %x, half %h, <4 x i32> %v) {
  %a = shl i8 1, %x
  %b = shl i8 3, %x
  %c = shl i8 5, %x
  %d = shl i8 6, %x
  %e = shl i8 -3, %x
  %f = shl i8 12, %x
  %g = fptoui half %h to i16
  %i = fptosi half %h to i16
  %j = fptosi half %h to i17
  %s = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 2>
  %t = shufflevector <4 x i32> zeroinitializer, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 2>
  %t2 = shufflevector <4 x i32> zeroinitializer, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 3, i32 2>
  %t3 = shufflevector <4 x i32> zeroinitializer, <4 x i32> undef, <4 x i32> zeroinitializer
  ret void
}
define i8 @sel(i8 %x, i8 %y) {
  %c = icmp slt i8 %x, 10
  %s = select i1 %c, i8 %x, i8 10
  %c2 = icmp sgt i8 %s, -10
  %s2 = select i1 %c2, i8 %s, i8 -10
  ret i8 %s2
}
