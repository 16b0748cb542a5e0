; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %q = catchpad within %s []
  catchret from %q to label %a
unused:
  ret void
}
