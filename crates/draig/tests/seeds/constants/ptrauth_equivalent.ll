; RUN: dis
; Seed 002: Pointer Authentication Constants.
@CST = global i32 0
@ADDRDISC = global i32 0
define ptr @without_address() {
  %tmp = call i64 @llvm.ptrauth.sign(i64 ptrtoint (ptr @CST to i64), i32 1, i64 2)
  %val = inttoptr i64 %tmp to ptr
  ret ptr %val
}
define ptr @with_address() {
  %tmp1 = call i64 @llvm.ptrauth.blend(i64 ptrtoint (ptr @ADDRDISC to i64), i64 2)
  %tmp2 = call i64 @llvm.ptrauth.sign(i64 ptrtoint (ptr @CST to i64), i32 1, i64 %tmp1)
  %val = inttoptr i64 %tmp2 to ptr
  ret ptr %val
}
