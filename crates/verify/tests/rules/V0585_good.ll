; RUN: verify
declare void @g()
define void @f() {
  call void @g() #0
  ret void
}
attributes #0 = { builtin }
