; RUN: verify
define void @f()  {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller ; error@3: CatchSwitchInst needs to be in a function with a personality.
h:
  %q = catchpad within %s [] ; error@3: CatchPadInst needs to be in a function with a personality.
  catchret from %q to label %a
unused:
  ret void
}
