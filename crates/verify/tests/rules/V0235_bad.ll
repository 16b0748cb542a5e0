; RUN: verify
define void @f() {
entry:
  br label %b
b:
  %s = add i32 0, 1
  %r = phi i32 [ 0, %entry ] ; error@3: PHI nodes not grouped at top of basic block!
  ret void
}
