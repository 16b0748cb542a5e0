; RUN: verify
define void @f() {
  %x = add i32 %x, 1 ; error@3: Only PHI nodes may reference their own value!
  ret void
}
