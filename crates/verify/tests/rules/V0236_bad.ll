; RUN: verify
define void @f(i32 %a, i64 %w) {
e:
  br label %n
n:
  %r = phi token [ none, %e ] ; error@3: PHI nodes cannot have token type!
  ret void
}
