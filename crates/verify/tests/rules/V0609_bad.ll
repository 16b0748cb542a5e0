; RUN: verify
declare i64 @llvm.returnaddress(i32)
define void @f() {
  %r = call i64 @llvm.returnaddress(i32 0) ; error@3: Intrinsic has incorrect return type!
  ret void
}
