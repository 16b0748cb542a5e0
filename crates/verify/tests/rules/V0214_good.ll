; RUN: verify
define void @f(i32 %a) {
  switch i32 %a, label %n [i32 1, label %n]
n:
  ret void
}
