; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  invoke void @f() [ "funclet"(token %l) ] to label %c unwind label %b ; error@3: EH pad cannot handle exceptions raised within it
c:
  cleanupret from %l unwind to caller
unused:
  ret void
}
