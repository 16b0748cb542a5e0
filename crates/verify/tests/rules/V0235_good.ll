; RUN: verify
define void @f() {
entry:
  br label %b
b:
  %r = phi i32 [ 0, %entry ]
  %s = add i32 0, 1
  ret void
}
