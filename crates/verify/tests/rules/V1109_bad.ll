; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  cleanupret from none unwind to caller ; error@3: CleanupReturnInst needs to be provided a CleanupPad
unused:
  ret void
}
