; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  cleanupret from %l unwind label %e ; error@3: A cleanupret must exit its cleanup
e:
  %m = cleanuppad within %l []
  unreachable
unused:
  ret void
}
