@table = global [16 x i32] zeroinitializer, align 4

define i32 @arithmetic(i32 %a, i32 %b, i8 %c) {
  %double = add i32 %a, %a
  %triple = add i32 %double, %a
  %mixed = mul i32 %b, %triple
  %difference = sub i32 %mixed, %b
  %masked = and i32 %a, 60
  %cleared = and i32 %a, -8
  %half = lshr i32 %b, 1
  %rest = urem i32 %a, 10
  %quotient = udiv i32 %cleared, 4
  %complement = xor i32 %a, -1
  %wide = zext i8 %c to i32
  %scaled = shl nuw nsw i32 %wide, 3
  %more = add nuw nsw i32 %scaled, 5
  %low = trunc i32 %more to i16
  %extended = sext i16 %low to i64
  %flipped = xor i32 %a, -2147483648
  %shifted = shl i32 %b, 24
  %sign = ashr i32 %shifted, 24
  ret i32 %mixed
}

define i32 @selections(i32 %a, i32 %b, i1 %c, i1 %d) {
  %greater = icmp sgt i32 %a, %b
  %max = select i1 %greater, i32 %a, i32 %b
  %min = call i32 @llvm.umin.i32(i32 %a, i32 %max)
  %clamped = call i32 @llvm.smin.i32(i32 %max, i32 100)
  %absolute = call i32 @llvm.abs.i32(i32 %a, i1 true)
  %saturated = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  %both = and i1 %c, %d
  %either = or i1 %c, %d
  %chosen = select i1 %c, i1 %d, i1 false
  %constant = select i1 true, i32 %b, i32 7
  ret i32 %min
}

define ptr @addresses(ptr %p, i64 %i, i32 %k) {
  %local = alloca [10 x i64], align 8
  %element = getelementptr inbounds [16 x i32], ptr @table, i64 0, i64 %i
  %field = getelementptr { i8, i32, [4 x i16] }, ptr %p, i64 1, i32 2, i32 %k
  %inside = getelementptr i8, ptr %local, i64 24
  %number = ptrtoint ptr %inside to i64
  %narrow = ptrtoint ptr %p to i32
  ret ptr %field
}

define i32 @unreachable(i32 %a) {
  ret i32 %a

nowhere:
  %b = add i32 %a, 1
  ret i32 %b
}

declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.usub.sat.i32(i32, i32)
