; RUN: verify
define void @f(ptr %p) {
  %r = load label, ptr %p, align 4 ; error@3: loading unsized types is not allowed
  ret void
}
