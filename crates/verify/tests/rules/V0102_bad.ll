; RUN: verify
define void @f() {
entry:
  br label %entry ; error: Entry block to function must not have predecessors!
}
