; RUN: verify
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  %m = landingpad i32 cleanup ; error@3: LandingPadInst not the first non-PHI instruction in the block.
  ret void
}
