; RUN: verify
declare i32 @personality(...)
declare void @g()
define void @f(i32 %a) personality ptr @personality {
  invoke void @g() to label %ok unwind label %switch
ok:
  ret void
switch:
  %s = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %h = catchpad within %s [ptr null]
  catchret from %h to label %ok
cleanup:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}
