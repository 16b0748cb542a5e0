; RUN: verify
define void @f() personality ptr null {
  %l = landingpad i32 cleanup ; error@3: EH pad cannot be in entry block.
  ret void
}
