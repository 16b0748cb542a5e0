; RUN: verify
declare i32 @personality(...)
declare void @g()
define void @f(i32 %a) personality ptr @personality {
  invoke void @g() ; error@3: A single unwind edge may only enter one EH pad
          to label %ok unwind label %inner
ok:
  ret void
outer:
  %o = cleanuppad within none []
  cleanupret from %o unwind to caller
inner:
  %i = cleanuppad within %i []
  cleanupret from %i unwind label %outer ; error@3: EH pad jumps through a cycle of pads
}
