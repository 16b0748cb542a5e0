; RUN: verify
declare i32 @personality(...)
declare void @g()
define void @f(i32 %a) personality ptr @personality {
  invoke void @g() to label %ok unwind label %inner
ok:
  ret void
outer:
  %o = cleanuppad within none []
  cleanupret from %o unwind to caller
inner:
  %i = cleanuppad within none []
  cleanupret from %i unwind label %outer
}
