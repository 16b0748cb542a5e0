; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  invoke void @f() [ "funclet"(token %l) ] to label %c unwind label %e
c:
  cleanupret from %l unwind to caller ; error@3: Unwind edges out of a funclet pad must have the same unwind dest
e:
  %m = cleanuppad within none []
  cleanupret from %m unwind to caller
unused:
  ret void
}
