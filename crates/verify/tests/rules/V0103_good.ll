; RUN: verify
define void @f() personality ptr null {
  ret void
}
