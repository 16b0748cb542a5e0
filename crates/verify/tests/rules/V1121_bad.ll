; RUN: verify
declare i32 @personality(...)
declare void @g()
define void @f(i32 %a) {
  invoke void @g()
          to label %ok unwind label %switch
ok:
  ret void
handler:
  %h = catchpad within %s [ptr null] ; error@3: CatchPadInst needs to be in a function with a personality.
  catchret from %h to label %ok
switch:
  %s = catchswitch within none [label %handler] unwind label %cleanup ; error@3: CatchSwitchInst needs to be in a function with a personality.
cleanup:
  %c = cleanuppad within none [] ; error@3: CleanupPadInst needs to be in a function with a personality.
  cleanupret from %c unwind to caller
}
