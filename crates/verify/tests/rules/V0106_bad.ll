; RUN: verify
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %b, label %b
b:
  %r = phi i32 [ 0, %entry ], [ 1, %entry ] ; error@3: PHI node has multiple entries for the same basic block with different incoming values!
  ret i32 %r
}
