; RUN: verify
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i32 [ 0, %entry ], [ 1, %a ]
  ret i32 %r
}
