; RUN: verify
define void @f(ptr %p) {
  callbr void %p() to label %a [label %b] ; error@3: Callbr: indirect function / invalid signature
a:
  ret void
b:
  ret void
}
