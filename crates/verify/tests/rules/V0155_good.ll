; RUN: verify
declare void @g(i32)
define void @f() {
  %r = freeze i64 ptrtoaddr (ptr @g to i64)
  ret void
}
