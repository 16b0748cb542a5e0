; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  cleanupret from %l unwind label %a ; error@3: CleanupReturnInst must unwind to an EH block which is not a landingpad.
unused:
  ret void
}
