; RUN: verify
define void @f() {
  resume i32 0 ; error@3: ResumeInst needs to be in a function with a personality.
}
