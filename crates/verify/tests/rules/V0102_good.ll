; RUN: verify
define void @f() {
entry:
  br label %loop
loop:
  br label %loop
}
