; RUN: verify
declare void @g(i32)
define void @f() {
  %r = freeze ptr ptrauth (ptr @g, i32 1, i64 1, ptr null, ptr null)
  ret void
}
