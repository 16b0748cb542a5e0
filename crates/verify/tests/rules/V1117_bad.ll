; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h, label %a] unwind to caller ; error@3: CatchSwitchInst handlers must be catchpads
h:
  %q = catchpad within %s []
  catchret from %q to label %a
unused:
  ret void
}
