; RUN: run
@x = global i32 7

define i32 @main() {
  %x = load i32, ptr @x, !range !0, !noundef !1 ; error: UB208
  ret i32 0
}

!0 = !{i32 0, i32 5}
!1 = !{}
