; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %q = catchpad within %s [] ; error@3: Block containg CatchPadInst must be jumped to only by its catchswitch.
  catchret from %q to label %a
unused:
  br label %h
more:
  ret void
}
