; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none [] ; error@3: EH pads can't handle each other's exceptions
  cleanupret from %l unwind label %e
e:
  %m = cleanuppad within none []
  cleanupret from %m unwind label %b
unused:
  ret void
}
