; RUN: verify
declare void @g()
define void @f() {
  call void @g() speculatable ; error@3: speculatable attribute may not apply to call sites
  ret void
}
