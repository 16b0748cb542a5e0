; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  invoke void @f() [ "funclet"(token %l) ] to label %c unwind label %e
c:
  invoke void @f() to label %a unwind label %e ; error@3: A single unwind edge may only enter one EH pad
e:
  %m = cleanuppad within %l []
  unreachable
unused:
  ret void
}
