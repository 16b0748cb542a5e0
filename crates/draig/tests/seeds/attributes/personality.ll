; RUN: dis
; Seed 000: Personality function.
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %ok unwind label %pad
ok:
  ret void
pad:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %l
}
declare void @g()
declare i32 @__gxx_personality_v0(...)
