; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %z = catchpad within %s []
  %q = catchpad within %s [] ; error@3: CatchPadInst not the first non-PHI instruction in the block.
  catchret from %q to label %a
unused:
  ret void
}
