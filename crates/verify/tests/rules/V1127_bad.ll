; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind label %h
h:
  %q = catchpad within %s [] ; error@3: Catchswitch cannot unwind to one of its catchpads
  unreachable
unused:
  ret void
}
