; RUN: verify
declare void @g(ptr swifterror)
define void @f() {
  call void @g(ptr swifterror null) ; error@3: swifterror argument should come from an alloca or parameter
  ret void
}
