; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  %s = catchswitch within none [label %h] unwind to caller ; error@3: CatchSwitchInst not the first non-PHI instruction in the block.
h:
  %q = catchpad within %s []
  catchret from %q to label %a
unused:
  ret void
}
