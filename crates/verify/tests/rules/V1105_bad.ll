; RUN: verify
define void @f()  {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup ; error@3: LandingPadInst needs to be in a function with a personality.
  ret void
}
