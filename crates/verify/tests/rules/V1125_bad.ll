; RUN: verify
define void @f() personality ptr null {
  br label %b
b:
  %l = landingpad i32 cleanup ; error@3: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
  ret void
}
