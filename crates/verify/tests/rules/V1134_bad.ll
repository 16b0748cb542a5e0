; RUN: verify
define void @f() personality ptr null {
  ret void
a:
  %x = cleanuppad within %y [] ; error@3: FuncletPadInst must not be nested within itself ; error@3: FuncletPadInst must not be nested within itself
  unreachable
b:
  %y = cleanuppad within %x []
  unreachable
}
