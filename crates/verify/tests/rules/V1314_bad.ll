; RUN: verify
define void @f() {
  callbr void asm unwind "", "!i"() to label %a [label %b] ; error@3: Unwinding from Callbr is not allowed
a:
  ret void
b:
  ret void
}
