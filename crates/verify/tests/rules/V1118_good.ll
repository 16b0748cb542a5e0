; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  cleanupret from %l unwind to caller
unused:
  ret void
}
