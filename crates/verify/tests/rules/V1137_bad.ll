; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %q = catchpad within %s [] ; error@3: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
  invoke void @f() [ "funclet"(token %q) ] to label %c unwind label %e
c:
  unreachable
e:
  %m = cleanuppad within none []
  cleanupret from %m unwind to caller
unused:
  ret void
}
