; RUN: verify
define void @f(i32 %a, i64 %w) {
e:
  br label %n
n:
  %r = phi i32 [ %a, %e ]
  ret void
}
