; RUN: run
define i32 @main() {
  %p = alloca i32
  %q = alloca i32
  store i32 0, ptr %q
  store i32 0, ptr %p, !alias.scope !2
  %x = load i32, ptr %q, !noalias !2
  ret i32 %x
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
