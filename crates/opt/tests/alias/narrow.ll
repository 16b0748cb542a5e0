; Products that wrap at the width of an address.
target datalayout = "e-p:32:32:32"
define void @wraps(i32 %x, i64 %y) {
entry:
  %u = alloca [3 x i8], align 1
  %m = mul i32 %x, 3
  %n = add i32 %m, 2147483647
  %w = zext i32 %n to i64
  %a = getelementptr inbounds [3 x i8], ptr %u, i64 0, i64 %w
  store i8 99, ptr %a, align 1
  store i8 98, ptr %u, align 1
  %k = mul nsw i64 %y, 3
  %b = getelementptr inbounds i8, ptr %u, i64 %k
  store i8 1, ptr %b
  ret void
}
