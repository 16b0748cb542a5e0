; RUN: verify
define void @f() {
entry:
  ret void
dead:
  %x = add i32 %x, 1
  ret void
}
