; RUN: verify
define void @f()  {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none [] ; error@3: CleanupPadInst needs to be in a function with a personality.
  cleanupret from %l unwind to caller
unused:
  ret void
}
