define void @f() {
  goto label %a
a:
  ret void
}
