; RUN: verify
define void @f() personality ptr null {
  ret void
a:
  %x = cleanuppad within none []
  unreachable
b:
  %y = cleanuppad within %x []
  unreachable
}
