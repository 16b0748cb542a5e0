; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  %m = cleanuppad within none [] ; error@3: CleanupPadInst not the first non-PHI instruction in the block.
  ret void
}
