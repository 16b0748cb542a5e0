; RUN: verify
define void @f() {
  callbr void asm "", "!i,!i"() to label %a [label %b] ; error@3: Number of label constraints does not match number of callbr dests
a:
  ret void
b:
  ret void
}
