; RUN: verify
define void @f() personality ptr null {
  br label %b
b:
  %l = cleanuppad within none [] ; error@3: EH pad must be jumped to via an unwind edge
  cleanupret from %l unwind to caller
}
