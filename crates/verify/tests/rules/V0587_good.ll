; RUN: verify
declare void @g() speculatable
define void @f() {
  call void @g() speculatable
  ret void
}
