; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !prof !0 ; error@3: VP !prof missing kind argument
  ret void
}
!0 = !{!"VP", !"x", i64 10, i64 1, i64 2}
