; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  catchret from %l to label %a ; error@3: CatchReturnInst needs to be provided a CatchPad
unused:
  ret void
}
