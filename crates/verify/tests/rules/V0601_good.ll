; RUN: verify
define void @f() {
  ret void
}
